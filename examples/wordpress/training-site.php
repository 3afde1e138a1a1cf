<?php
/**
 * Plugin Name: Training site
 * Description: Loads training-site.js on every page, so that <div data-training-site></div> in a post shows the site.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	function () {
		$script = plugin_dir_path( __FILE__ ) . 'training-site.js';
		// The time of the file in the address: a browser takes a new version at once.
		wp_enqueue_script( 'training-site', plugins_url( 'training-site.js', __FILE__ ), array(), filemtime( $script ), true );
	}
);
