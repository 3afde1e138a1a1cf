/**
 * The plural forms that a language needs and a list of examples does not have.
 *
 * @param examples by form, such as `one: '1 opening'`
 */
export function missingForms(language: string, examples: Readonly<Record<string, unknown>>) {
  const rules = new Intl.PluralRules(language);
  const missing = rules.resolvedOptions().pluralCategories.filter((form) => !examples[form]);
  return missing.map((form) => ({ form, number: numberOf(form, rules) }));
}

/** A number that is counted with this form. */
function numberOf(form: string, rules: Intl.PluralRules) {
  for (let number = 0; number <= 100; number += 1) {
    if (rules.select(number) === form) return number;
  }
  return rules.select(1_000_000) === form ? 1_000_000 : 1.5;
}
