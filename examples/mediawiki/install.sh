# A wiki of its own in this folder: its pages in data/, what the browser asks for in public/.
set -e
rm -rf data public
mkdir data public
ln -s /usr/share/mediawiki public/w
cp node_modules/training-site-widget/dist/training-site.min.js public/

maintenance=/usr/share/mediawiki/maintenance
php $maintenance/install.php --dbtype sqlite --dbpath "$PWD/data" --confpath "$PWD/data" \
  --scriptpath /w --with-extensions= --skins MinervaNeue,MonoBook,Timeless,Vector \
  --pass a-password-for-tests Workplace Admin
echo "require '$PWD/settings.php';" >>data/LocalSettings.php

# MediaWiki makes the name of a page from the name of its file.
php $maintenance/importTextFiles.php --conf data/LocalSettings.php --overwrite pages/*
