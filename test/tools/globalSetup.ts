import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { install } from '../../build/tools/install.mjs';

const installed = 'test/tools/application/node_modules/training-site-widget';

/** Installs the tools, and in their application the package as it is published. */
export default () => {
  install('test/tools');
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  const packing = ['--silent', '--ignore-scripts', '--pack-destination', installed];
  const packed = execFileSync('npm', ['pack', ...packing], { encoding: 'utf8' });
  execFileSync('tar', ['-xzf', packed.trim(), '--strip-components', '1'], { cwd: installed });
};
