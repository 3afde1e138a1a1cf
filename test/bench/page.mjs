/**
 * Opens a page with nothing attached to it but what is sent here. While a page's errors are watched, as
 * Playwright's are, each `Error` that is made has V8 parse the whole script again for its line numbers, and
 * React makes some when it is loaded: at a quarter of the speed 60 ms that no visitor waits for.
 */
export async function openPage(browser, { width, height }) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  // Not `flatten`, for Playwright passes on the messages of its own sessions alone.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const answers = new Map();
  const listeners = new Map();
  let sent = 0;

  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, result, error } = JSON.parse(message);
    if (method) listeners.get(method)?.(params);
    else if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
  });

  function send(method, params = {}) {
    const id = ++sent;
    return new Promise((resolve, reject) => {
      answers.set(id, { resolve, reject });
      const message = JSON.stringify({ id, method, params });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  }

  await send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await send('Page.enable');

  return {
    send,
    on: (method, listener) => listeners.set(method, listener),
    /** Runs `inPage` there, with values that JSON can hold, and gives what it returns or resolves to. */
    async evaluate(inPage, ...values) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: `(${inPage})(...${JSON.stringify(values)})`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) {
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      }
      return result.value;
    },
    /** Runs `inPage` in every document before its own scripts. */
    prepare: (inPage) => send('Page.addScriptToEvaluateOnNewDocument', { source: `(${inPage})()` }),
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
