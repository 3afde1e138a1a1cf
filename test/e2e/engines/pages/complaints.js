// Records the console lines, for an engine whose protocol doesn't report them. Loading it twice is harmless.
window.complaints ??= (() => {
  const complaints = [];
  for (const type of ['debug', 'log', 'info', 'warn', 'error']) {
    const write = console[type];
    console[type] = (...words) => {
      complaints.push(`${type}: ${words.join(' ')}`);
      write.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught: ${reason}`));
  return complaints;
})();
