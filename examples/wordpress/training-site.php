<?php
/**
 * Plugin Name: Training site
 * Description: The block "Training site", and the script of the site on every page for <div data-training-site></div>.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		// The address contains the time of the file, so that browsers load a new version at once.
		$register = fn( $handle, $file, $needs ) => wp_register_script(
			$handle,
			plugins_url( $file, __FILE__ ),
			$needs,
			filemtime( plugin_dir_path( __FILE__ ) . $file ),
			true
		);
		$register( 'training-site', 'training-site.min.js', array() );
		$register( 'training-site-block', 'block.js', array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ) );
		register_block_type(
			__DIR__,
			array(
				'render_callback' => fn( $attributes ) => sprintf(
					'<div %s data-training-site data-base-path="%s" data-theme="%s" data-heading-level="%d"></div>',
					get_block_wrapper_attributes(),
					esc_attr( $attributes['basePath'] ),
					esc_attr( $attributes['theme'] ),
					$attributes['headingLevel']
				),
			)
		);
	}
);

add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'training-site' ) );
