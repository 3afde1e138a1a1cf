# A wiki of its own in this folder: its settings and pages in data/, its programs in public/.
set -e
rm -rf data public
cp -rL /usr/share/dokuwiki public
mkdir -p data/pages data/cache data/attic data/meta data/media data/media_attic data/media_meta \
  data/index data/locks data/tmp data/log
cp -rL /etc/dokuwiki data/conf
cp conf/* data/conf/
cp pages/* data/pages/

cp -r plugin public/lib/plugins/trainingsite
cp node_modules/training-site-widget/dist/training-site.min.js public/
