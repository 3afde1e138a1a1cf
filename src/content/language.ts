/** A language, as the name of its folder says. */
export interface Language {
  readonly lang: string;
  /** Given if it is written from right to left. Other languages follow the page. */
  readonly dir?: 'rtl';
  /**
   * The script, such as `Deva`, unless its letters are like Latin ones:
   * https://www.unicode.org/iso15924/
   */
  readonly script?: string;
  /** Between two names. */
  readonly comma: string;
}
