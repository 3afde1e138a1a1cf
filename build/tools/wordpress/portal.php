<?php
// php portal.php <folder of WordPress> install | set <theme> <plugin> | publish <user>: what the tests need of it.
[ , $folder, $command ] = $argv;
define( 'WP_INSTALLING', 'install' === $command );
require "$folder/wp-load.php";

if ( 'install' === $command ) {
	require ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_install( 'The portal', 'administrator', 'administrator@portal.example', false, '', 'administrator' );
	wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author', 'role' => 'author' ) );
	// Pictures of users come from another server.
	update_option( 'show_avatars', 0 );
	// The sample page: some themes would show all posts there, each with a site.
	update_option( 'page_on_front', 2 );
	update_option( 'show_on_front', 'page' );
}
if ( 'set' === $command ) {
	switch_theme( $argv[3] );
	update_option( 'active_plugins', array_filter( array( $argv[4] ) ) );
}
if ( 'publish' === $command ) {
	// WordPress filters the post by what its user may write.
	wp_set_current_user( get_user_by( 'login', $argv[3] )->ID );
	$content = stream_get_contents( STDIN );
	$id      = wp_insert_post( wp_slash( array( 'post_title' => 'Our courses', 'post_content' => $content, 'post_status' => 'publish' ) ) );
	echo json_encode( array( 'id' => $id, 'stored' => get_post( $id )->post_content ) );
}
