document.addEventListener('click', ({ target }) => {
  if (target.id === 'filter') history.replaceState(history.state, '', `?year=3${location.hash}`);
});
