/** Waits for the next task. `<training-site>` unmounts in a task after it has left the document. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
