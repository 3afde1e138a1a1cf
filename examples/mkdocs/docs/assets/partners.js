// Instant loading ignores Back and Forward to a history entry without a state, such as those of the
// site.
document.addEventListener('training-site-navigate', () => {
  if (history.state === null) history.replaceState({}, '');
});
