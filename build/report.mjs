/** A plugin that prints a line for each file that is written. @returns {import('rollup').Plugin} */
export function report() {
  let start = 0;
  return {
    name: 'report',
    buildStart() {
      start = performance.now();
    },
    writeBundle(_, bundle) {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.map')) continue;
        const content = file.type === 'chunk' ? file.code : file.source;
        const size = (Buffer.byteLength(content) / 1000).toFixed(1);
        console.log(`${name}  ${size} kB  ${seconds} s`);
      }
    },
  };
}
