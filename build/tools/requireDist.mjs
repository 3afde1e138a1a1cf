// Before `npm pack`: without dist/ the package would be empty, and npm would say nothing.
import { existsSync, readFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const missing = Object.values(exports)
  .map((entry) => entry.default ?? entry.import?.default ?? entry)
  .find((file) => !file.includes('*') && !existsSync(file));

if (missing) {
  console.error(
    `The package needs ${missing}, which is not built yet. Build and pack with: npm run package`,
  );
  process.exitCode = 1;
}
