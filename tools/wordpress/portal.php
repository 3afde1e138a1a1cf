<?php
// php portal.php <folder of WordPress> install | theme <name> | versions <themes>: what the throwaway portal needs of WordPress.
[ , $folder, $command ] = $argv;
if ( 'install' === $command ) {
	define( 'WP_INSTALLING', true );
}
require "$folder/wp-load.php";

if ( 'install' === $command ) {
	require ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_install( 'The portal', 'administrator', 'administrator@portal.example', false, '', 'administrator' );
	wp_insert_user(
		array(
			'user_login' => 'author',
			'user_pass'  => 'author',
			'user_email' => 'author@portal.example',
			'role'       => 'author',
		)
	);
	// Pictures of users come from another server.
	update_option( 'show_avatars', 0 );
}
if ( 'theme' === $command ) {
	switch_theme( $argv[3] );
}
if ( 'versions' === $command ) {
	global $wpdb;
	echo json_encode(
		array(
			'WordPress' => get_bloginfo( 'version' ),
			'PHP'       => PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION . '.' . PHP_RELEASE_VERSION,
			'MariaDB'   => preg_replace( '/-.*/', '', $wpdb->get_var( 'SELECT VERSION()' ) ),
			'themes'    => array_map(
				fn( $theme ) => $theme->get( 'Name' ) . ' ' . $theme->get( 'Version' ),
				array_intersect_key( wp_get_themes(), array_flip( array_slice( $argv, 3 ) ) )
			),
			'can'       => array_combine(
				array( 'administrator', 'author' ),
				array_map( fn( $user ) => user_can( get_user_by( 'login', $user ), 'unfiltered_html' ), array( 'administrator', 'author' ) )
			),
		)
	);
}
