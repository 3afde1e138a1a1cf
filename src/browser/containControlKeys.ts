/**
 * Keeps Enter and Space on a control of a shadow root inside it. To the page, they seem to come
 * from the element around the control: a form with a default button would submit (ASP.NET), and a
 * text editor would insert a line or delete the element. All other keys reach the page.
 */
export function containControlKeys(shadow: ShadowRoot): void {
  const contain = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    const isControlKey = key === 'Enter' || key === ' ';
    if (isControlKey && (target as Element).matches('a, button')) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) shadow.addEventListener(type, contain);
}
