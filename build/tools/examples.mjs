// npm run examples            installs all examples and walks through them
// npm run examples -- mkdocs  one of them
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const [name] = process.argv.slice(2);
const names = readdirSync('examples').filter((one) => existsSync(`examples/${one}/package.json`));

if (name && !names.includes(name)) {
  console.error(`Expected one of these examples, got "${name}": ${names.join(', ')}`);
  process.exit(1);
}

const args = ['run', '--project', 'examples'];
// The title of a test begins with the folder of the example.
if (name) args.push('--testNamePattern', `^${name} `);
const { status } = spawnSync('node', ['node_modules/vitest/vitest.mjs', ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
