import type { Reporter, TestModule } from 'vitest/node';

/** Prints a table at the end: a line for each group of tests, and a column for each title. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const titles: string[] = [];
    const table: Record<string, Record<string, string>> = {};
    for (const test of modules.flatMap(({ children }) => [...children.allTests()])) {
      const { state } = test.result();
      if (state === 'skipped') continue;
      if (!titles.includes(test.name)) titles.push(test.name);
      const group = 'fullName' in test.parent ? test.parent.fullName : '';
      table[group] = { ...table[group], [titles.indexOf(test.name) + 1]: state };
    }
    console.table(table);
    titles.forEach((title, index) => {
      console.log(`${index + 1}: ${title}`);
    });
  }
}
