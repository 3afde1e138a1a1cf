// Records the console, because some engines do not report it.

const complain = (line) => {
  sessionStorage.complaints = `${sessionStorage.complaints ?? ''}${line}\n`;
};
for (const type of ['debug', 'log', 'info', 'warn', 'error'])
  console[type] = (...words) => complain(`${type}: ${words.join(' ')}`);
addEventListener('error', ({ message }) => complain(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => complain(`uncaught: ${reason}`));
