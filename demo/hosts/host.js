// The button by which a person, or a test, takes the sites away and puts them back. A block of its
// own, so that nothing becomes global.
{
  const button = document.getElementById('toggle');
  let sites = [];

  const mount = (element) => {
    const { basePath, manageTitle } = element.dataset;
    return TrainingSite.mount(element, { basePath, manageTitle: manageTitle !== 'false' });
  };

  const toggle = () => {
    if (sites.length > 0) {
      for (const site of sites) site.unmount();
      sites = [];
    } else {
      sites = [...document.querySelectorAll('#site, #second')].map(mount);
    }
    button.textContent = sites.length > 0 ? 'Unmount the site' : 'Mount the site';
  };

  button.addEventListener('click', toggle);
  toggle();
}
