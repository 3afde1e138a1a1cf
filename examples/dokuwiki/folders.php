<?php
// Debian's package has these folders in /etc and /var.
define('DOKU_MAIN_CONF', __DIR__ . '/data/conf/');
define('DOKU_CONF', DOKU_MAIN_CONF);
