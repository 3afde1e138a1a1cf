/** Runs in the page: changes the hash, as a link of the host does, and waits until the page has heard of it. */
export async function changeHash(hash: string): Promise<void> {
  const told = new Promise((resolve) =>
    // A site outside the page looks at the address in a timer. This one runs after it.
    addEventListener('hashchange', () => setTimeout(resolve), { once: true }),
  );
  location.hash = hash;
  await told;
}
