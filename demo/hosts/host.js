// The button by which a person, or a test, takes the site away and puts it back. A block of its own,
// so that nothing becomes global.
{
  const button = document.getElementById('toggle');
  let site;

  const toggle = () => {
    if (site) {
      site.unmount();
      site = undefined;
    } else {
      site = TrainingSite.mount(document.getElementById('site'));
    }
    button.textContent = site ? 'Unmount the site' : 'Mount the site';
  };

  button.addEventListener('click', toggle);
  toggle();
}
