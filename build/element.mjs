import ts from 'typescript';

/** @typedef {{ name: string, description: string, default?: string, type: { text: string } }} Described */
/** @typedef {ReturnType<typeof describeElement>} DescribedElement */

/** `basePath` for `base-path`. @param {string} attribute */
const optionOf = (attribute) => attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * What the published types say of `<training-site>`.
 *
 * @param {string} types - the file with the types
 */
export function describeElement(types) {
  const program = ts.createProgram([types], { strict: true, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(types);
  const module = file && checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];

  /** @param {string} name */
  function typeOf(name) {
    const symbol = exported.find((one) => one.name === name);
    if (!symbol) throw new Error(`${types} has no ${name}.`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  }

  /** @param {ts.Symbol} symbol */
  const descriptionOf = (symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ');

  /** @param {ts.Symbol} symbol @returns {Described} */
  function describe(symbol) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias);
    const [tag] = symbol.getJsDocTags(checker).filter(({ name }) => name === 'defaultValue');
    const value = ts.displayPartsToString(tag?.text).replaceAll('`', '');
    return {
      name: symbol.name,
      type: { text: text.replaceAll('"', "'") },
      ...(value && { default: value }),
      description: descriptionOf(symbol),
    };
  }

  const element = typeOf('TrainingSiteElement');
  const options = typeOf('MountOptions');
  const attributes = typeOf('TrainingSiteAttributes')
    .getProperties()
    .filter(({ name }) => name !== 'class')
    .map((attribute) => {
      const option = options.getProperty(optionOf(attribute.name));
      return { ...describe(option ?? attribute), name: attribute.name };
    });
  return {
    description: descriptionOf(element.symbol),
    attributes,
    fields: options
      .getProperties()
      .filter(({ name }) => element.getProperty(name))
      .map((option) => {
        const attribute = attributes.find(({ name }) => optionOf(name) === option.name);
        return { ...describe(option), ...(attribute && { attribute: attribute.name }) };
      }),
    methods: element
      .getProperties()
      .filter(({ name }) => name === 'navigate')
      .map(describe),
    events: typeOf('SiteEvents').getProperties().map(describe),
  };
}
