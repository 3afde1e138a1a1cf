<?php
// The end of LocalSettings.php. The script is loaded on the pages that have the site.
$wgHooks['BeforePageDisplay'][] = static function ( OutputPage $out ) {
	if ( str_contains( $out->getHTML(), 'data-training-site' ) ) {
		$out->addHeadItem( 'training-site', '<script src="/training-site.min.js" defer></script>' );
	}
};

// The port of the tests changes.
$wgServer = 'http://' . ( $_SERVER['HTTP_HOST'] ?? 'localhost' );
