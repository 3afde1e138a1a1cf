/**
 * The steps, in small letters: the longest word has up to 4 on the first step, up to 8 on the
 * second, and so on.
 */
const steps = [4, 8, 10, 12, 14, 17, 20, 24, 26, 30] as const;

export type SizeStep = (typeof steps)[number];

/** How many small letters are as wide as a capital. */
const capital = 1.2;

/**
 * The step of a headline's size: for how many small letters the longest word needs room. Longer
 * words than those of the last step are on the last step, and break.
 */
export function sizeStep(text: string): SizeStep {
  const longest = Math.max(...text.split(/\s+/).map(widthOf));
  return steps.find((step) => longest <= step) ?? 30;
}

/** In small letters. */
function widthOf(word: string): number {
  let width = 0;
  // A letter outside the first plane of Unicode is one letter.
  for (const letter of word) {
    const isCapital = letter !== letter.toLowerCase();
    width += isCapital ? capital : 1;
  }
  return width;
}
