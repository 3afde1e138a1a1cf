# Ghost with SQLite, as packages of npm. Ghost's own package.json names tools of its developers that are on GitHub only.
set -e
version=5.130.6
sqlite=5.1.7

mkdir -p dist && cd dist

if [ ! -e ghost/node_modules/sqlite3 ]; then
  rm -rf ghost sqlite3
  npm pack --silent ghost@$version sqlite3@$sqlite
  tar xf ghost-$version.tgz && mv package ghost
  tar xf sqlite3-$sqlite.tgz && mv package sqlite3
  rm ghost-$version.tgz sqlite3-$sqlite.tgz
  (cd ghost && npm pkg delete devDependencies && npm install --omit=dev --omit=optional --ignore-scripts --legacy-peer-deps --no-audit --no-fund)
  # The headers of Node are beside it, so that nothing is downloaded.
  (cd sqlite3 && npm install --omit=dev --ignore-scripts --no-audit --no-fund \
    && npx node-gyp rebuild --nodedir="$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")")
  cp -r sqlite3/node_modules/bindings sqlite3/node_modules/file-uri-to-path ghost/node_modules/
  mkdir -p ghost/node_modules/sqlite3/build/Release
  cp -r sqlite3/lib sqlite3/package.json ghost/node_modules/sqlite3/
  cp sqlite3/build/Release/node_sqlite3.node ghost/node_modules/sqlite3/build/Release/
fi

cp ../config.json ghost/config.development.json
mkdir -p ghost/content/data ghost/content/files
cp ../node_modules/training-site-widget/dist/training-site.min.js ghost/content/files/
# In place of the scripts that Ghost loads from a CDN.
: > ghost/content/files/empty.js
