# A Redmine of its own in this folder, with its database: data/.
set -e
rm -rf data
cp -rL /usr/share/redmine data
rm -rf data/instances data/config/database.yml

# Debian's package has one or more instances, with the scripts of plugins in each.
instance=data/instances/default
mkdir -p $instance/config $instance/log $instance/tmp $instance/files $instance/public/plugin_assets
mkdir -p data/plugins data/tmp
rm -r data/public/plugin_assets
ln -s ../instances/default/public/plugin_assets data/public/
printf 'production:\n  adapter: sqlite3\n  database: db/redmine.sqlite3\n' >$instance/config/database.yml
echo 'the secret of the sessions in this example' >$instance/config/secret_key.txt
# Debian's Gemfile has no server, and finds the adapter only for those who may read the settings in /etc.
printf "gem 'webrick'\ngem 'sqlite3', '~> 1.4.0'\n" >data/Gemfile.local

cp -r training_site data/plugins/
mkdir -p data/plugins/training_site/assets/javascripts
cp node_modules/training-site-widget/dist/training-site.min.js data/plugins/training_site/assets/javascripts/

cd data
export RAILS_ENV=production REDMINE_LANG=en
ruby bin/rake db:migrate
ruby bin/rake redmine:load_default_data
ruby bin/rails runner ../pages.rb
