// English texts in another language have marks around them: the signs of Unicode for a part that is
// written from left to right.

const start = '\u2066';
const end = '\u2069';

/** @param {string} text */
export const marked = (text) => start + text + end;

/** @param {string} text */
export const hasMarks = (text) => text.includes(start);

/** The text in parts: what has marks, and what has none. @param {string} text */
export const parts = (text) => text.split(/(\u2066[^\u2069]*\u2069)/).filter((part) => part !== '');

/** Without marks, also in an address. @param {string} text */
export const unmarked = (text) => text.replace(/[\u2066\u2069]|%E2%81%A[69]/g, '');
