/**
 * Opens a page that only this session is attached to. Playwright listens to a page's errors, and then V8
 * parses the whole script once more for the line numbers of each `Error`. React makes some when it is
 * loaded: 60 ms on a CPU four times slower, which no visitor waits for.
 */
export async function openPage(browser) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const blank = { url: 'about:blank', browserContextId };
  const { targetId } = await session.send('Target.createTarget', blank);
  // Without `flatten`: Playwright only forwards the messages of sessions that it has opened.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const answers = [];
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message);
    answers[id]?.(error ? Promise.reject(new Error(error.message)) : result);
  });

  function send(method, params = {}) {
    return new Promise((resolve, reject) => {
      const message = JSON.stringify({ id: answers.push(resolve) - 1, method, params });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  }

  const size = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', size);
  await send('Page.enable');

  return {
    send,
    /** Runs the function `inPage` in the page, with JSON values; gives what it returns or resolves to. */
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
    /** Runs the function `inPage` in each new document, before the document's own scripts. */
    prepare: (inPage) => send('Page.addScriptToEvaluateOnNewDocument', { source: `(${inPage})()` }),
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
