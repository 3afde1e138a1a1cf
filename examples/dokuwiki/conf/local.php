<?php
$conf['title'] = 'Workplace';
$conf['savedir'] = dirname(__DIR__);
$conf['license'] = '';
$conf['useacl'] = 0;
