// What schema.ts is made of. A message says what is expected.
import * as v from 'valibot';

/** One line. Spaces are single, and the apostrophe is the typographic one. */
export const text = v.pipe(
  v.string('a text'),
  v.transform((words) => words.trim().replace(/[ \t\r\n]+/g, ' ')),
  v.transform((words) => words.replace(/(?<=\p{L})'/gu, '’')),
  v.minLength(1, 'a text'),
);
export const format = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(expected), v.regex(pattern, expected));
export const flag = (usual: boolean) => v.optional(v.boolean('true or false'), usual);
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names, `one of ${names.join(', ')}; a developer can add one`);
export const iconOf = <Name extends string>(icons: Record<Name, unknown>) =>
  oneOf(Object.keys(icons) as Name[]);

type Word<Words> = Words extends `${infer First} ${infer Rest}` ? First | Word<Rest> : Words;
/** Fields with texts, by their names, and other fields. */
export function record<Words extends string, Others extends v.ObjectEntries>(
  words: Words,
  others: Others,
) {
  const texts = Object.fromEntries(words.split(' ').map((word) => [word, text]));
  return v.strictObject({ ...(texts as Record<Word<Words>, typeof text>), ...others });
}

/** A list in which no two entries have the same value in one of these fields. */
export function list<Input, Output>(entry: v.GenericSchema<Input, Output>, ...fields: string[]) {
  return v.pipe(
    v.array(entry, 'a list: each entry begins with a hyphen'),
    v.rawCheck(({ dataset, addIssue }) => {
      const input = dataset.typed ? dataset.value : [];
      for (const field of fields) {
        const values = input.map((each) => Object(each)[field] ?? each);
        const key = values.findIndex((value, index) => values.indexOf(value) < index);
        const path = { type: 'array', origin: 'value', input, key, value: values[key] } as const;
        const message = `another ${field}, which no other entry has`;
        if (key > 0) addIssue({ message, received: values[key], path: [path] });
      }
    }),
  );
}
export const lines = list(text, 'text');
