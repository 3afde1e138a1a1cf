// Kinds of fields. A message says what is expected.
import * as v from 'valibot';

/** One line of words: spaces are single, and the apostrophe is the typographic one. */
export const tidy = (words: string) =>
  words
    .trim()
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/(?<=\p{L})'/gu, '’');

/** Words without line breaks. Each language has its own. */
const words = v.pipe(v.string('a text'), v.transform(tidy), v.minLength(1, 'a text'));

/** A sentence or some. Longer ones look strange. */
export const text = v.pipe(words, v.metadata({ translated: true, longest: 300 }));

/** A heading, a name, a button. Longer ones look strange. */
export const line = v.pipe(words, v.metadata({ translated: true, longest: 60 }));

/** A text that is in the head of the page, and not in the page itself. */
export const textInHead = v.pipe(words, v.metadata({ translated: true }));

/** A text of which a part is fixed. */
export const textWith = (pattern: RegExp, expected: string) =>
  v.pipe(line, v.regex(pattern, expected));

/** A code or an address, the same in each language. */
export const format = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(expected), v.regex(pattern, expected));

/** The name of an SVG file of `folder`, also without its ending. */
export const svgIn = (folder: string) =>
  v.pipe(
    format(/^[^/\\]+$/, 'the name of an SVG file'),
    v.transform((name) => name.replace(/\.svg$/i, '')),
    v.metadata({ folder }),
  );

export const number = v.pipe(format(/^\d+$/, 'a number'), v.toNumber());

const httpsExpected = 'an address that begins with https://';
/** The address of a page. */
export const url = v.pipe(format(/^https:\/\/\S+\.\S+$/, httpsExpected), v.url(httpsExpected));

/** Yes or no; `usual` if the field is left out. */
export const flag = (usual: boolean) => v.optional(v.boolean('true or false'), usual);

/** One of these names. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names, `one of ${names.join(', ')}; a developer can add one`);

/** The name of one of these icons. */
export const iconOf = <Name extends string>(icons: Record<Name, unknown>) =>
  oneOf(Object.keys(icons) as Name[]);

/** A list in which no two entries have the same value in one of these fields. */
export function list<Input, Output>(
  entry: v.GenericSchema<Input, Output>,
  ...differentFields: string[]
) {
  return v.pipe(
    v.array(entry, 'a list: each entry begins with a hyphen'),
    v.rawCheck(({ dataset, addIssue }) => {
      const input = dataset.typed ? dataset.value : [];
      for (const field of differentFields) {
        const values = input.map((item) => Object(item)[field] ?? item);
        const key = values.findIndex((value, index) => values.indexOf(value) < index);
        if (key < 0) continue;
        const value = values[key];
        const entry = { type: 'array', origin: 'value', input, key, value: input[key] } as const;
        const inside = { type: 'object', origin: 'value', input: {}, key: field, value } as const;
        const message = 'another one, which no other entry has';
        const isField = value !== input[key];
        const path: [v.IssuePathItem, ...v.IssuePathItem[]] = isField ? [entry, inside] : [entry];
        addIssue({ message, received: `"${value}"`, path });
      }
    }),
  );
}

/** A list of different texts. */
export const lines = (nameOfOne: string, kind: v.GenericSchema<string> = line) =>
  list(v.pipe(kind, v.title(nameOfOne)), 'text');
