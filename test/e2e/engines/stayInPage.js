// Keeps every test inside its page: without this, a click on a link could start a mail program,
// call a number or open another website. The listener is added first and at the outermost target,
// so host and site handle the click before.

addEventListener('click', (event) => {
  for (const { localName, href, protocol, host } of event.composedPath()) {
    const isLink = localName === 'a' && href;
    const leavesSite = protocol !== location.protocol || host !== location.host;
    if (isLink && leavesSite) event.preventDefault();
  }
});
