// Figures that differ between languages: somebody has changed one of them only.

/** The zeros of the digits that people write: of Arabic, Persian and Urdu, Hindi, Bengali. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6];

/** @param {string} digits */
const numberOf = (digits) =>
  [...digits]
    .map((digit) => digit.codePointAt(0) ?? 0)
    .map((code) => code - Math.max(...zeros.filter((zero) => zero <= code)))
    .join('');

/** A sign between groups of digits, as in 10,000 or 1,00,000, or in the Arabic ١٠٬٠٠٠. */
const separator = /(?<=\p{Nd})[,\u066c\s'’](?=\p{Nd}{2,3}(?!\p{Nd}))/gu;

/** The numbers of a text. @param {string} text */
const numbersIn = (text) =>
  [...text.replace(separator, '').matchAll(/\p{Nd}+/gu)].map(([digits]) => numberOf(digits)).sort();

/**
 * Whether two texts have numbers, and not the same ones.
 *
 * @param {string} one
 * @param {string} other
 */
export function haveOtherNumbers(one, other) {
  const [first, second] = [numbersIn(one), numbersIn(other)];
  return first.length > 0 && second.length > 0 && first.join() !== second.join();
}
