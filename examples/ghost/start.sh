# sh start.sh PORT
cd dist/ghost
url="http://localhost:$1" server__port="$1" NODE_ENV=development exec node index.js
