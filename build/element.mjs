import ts from 'typescript';

const tagName = 'training-site';

/**
 * What a page can style. A new property or part needs a line here.
 *
 * @type {Record<string, string>}
 */
const descriptions = {
  '--training-site-brand': 'Colour of lines, underlines, icons and dark bands.',
  '--training-site-accent': 'Colour of highlights, the button of the cookie notice and figures.',
  '--training-site-surface':
    'Colour of the background. By default white, and dark in the dark theme.',
  '--training-site-text': 'Colour of text.',
  '--training-site-radius': 'Radius of corners, a length. By default 2px.',
  '--training-site-font': 'Font of all text, a value of `font-family`.',
  '--training-site-scroll-offset':
    'Height of a sticky header of the page, a length. By default 0px.',
  '--training-site-notice-offset':
    'Height of a bar at the bottom of the window, a length. The cookie notice stands above it. By default 0px.',
  header: 'The header with logo, links and the button of the menu.',
  main: 'The screen.',
  notice: 'The cookie notice.',
  footer: 'The footer.',
};

/** @param {string} name @throws Error if it has no description */
function described(name) {
  const description = descriptions[name];
  if (!description) throw new Error(`build/element.mjs: "${name}" has no description.`);
  return { name, description };
}

/**
 * What the published types say of `<training-site>`, for code editors and other tools:
 * https://custom-elements-manifest.open-wc.org
 *
 * @param {string} types - the text of index.d.ts
 * @param {string} styles - the stylesheet
 * @param {readonly string[]} parts - the names that a page can use in `::part()`
 */
export function describeElement(types, styles, parts) {
  const file = ts.createSourceFile('index.d.ts', types, ts.ScriptTarget.Latest, true);

  /** @param {string} name - of a type */
  function declarationOf(name) {
    const declarations = file.statements.filter(
      (statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
    );
    return declarations.find((declaration) => declaration.name.text === name);
  }

  /** @param {ts.Node | undefined} node */
  function descriptionOf(node) {
    const [text] = node ? ts.getJSDocCommentsAndTags(node) : [];
    return ts.getTextOfJSDocComment(text?.comment)?.replace(/\s+/g, ' ');
  }

  /** The fields of a type. @param {string} name */
  function fieldsOf(name) {
    const fields = /** @type {ts.PropertySignature[]} */ ([]);
    /** @param {ts.Node} node */
    function collect(node) {
      if (ts.isPropertySignature(node)) fields.push(node);
      else ts.forEachChild(node, collect);
    }
    const declaration = declarationOf(name);
    if (declaration) collect(declaration);
    return fields.map((field) => ({
      name: field.name.getText().replaceAll("'", ''),
      type: { text: typeOf(field) },
      // JSON leaves it out where there is none.
      default: defaultOf(field),
      description: descriptionOf(field),
    }));
  }

  /**
   * The type of a field that is set; for a name of values, the values.
   *
   * @param {ts.PropertySignature} field
   */
  function typeOf(field) {
    const text = field.type?.getText() ?? '';
    const type = text.replaceAll(/ \| (null|undefined)\b/g, '').replace(/^\((.*)\)$/, '$1');
    const alias = declarationOf(type);
    const isAlias = alias !== undefined && ts.isTypeAliasDeclaration(alias);
    return isAlias && ts.isUnionTypeNode(alias.type) ? alias.type.getText() : type;
  }

  /** @param {ts.PropertySignature} field */
  function defaultOf(field) {
    const tag = ts.getJSDocTags(field).find(({ tagName }) => tagName.text === 'defaultValue');
    return ts.getTextOfJSDocComment(tag?.comment)?.replaceAll('`', '');
  }

  const name = 'TrainingSiteElement';
  const path = 'dist/training-site.mjs';
  const declaration = { name, module: path };
  /**
   * `base-path` for `basePath`. The function `push` has no attribute.
   *
   * @param {{ name: string }} option
   */
  const attributeOf = ({ name }) =>
    name === 'push' ? undefined : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const options = fieldsOf('MountOptions')
    .filter(({ name }) => name !== 'onNavigate')
    .map((option) => ({ kind: 'field', ...option, attribute: attributeOf(option) }));
  const attributes = options.flatMap(({ kind, attribute, ...option }) =>
    attribute ? { ...option, name: attribute } : [],
  );
  const element = {
    kind: 'class',
    name,
    customElement: true,
    tagName,
    superclass: { name: 'HTMLElement', module: 'global:' },
    description: descriptionOf(declarationOf(name)),
    attributes: [...attributes, ...fieldsOf('TrainingSiteAttributes')],
    members: [...options, ...fieldsOf(name).map((method) => ({ kind: 'method', ...method }))],
    events: fieldsOf('SiteEvents'),
    cssProperties: [...new Set(styles.match(/--training-site-[\w-]+/g))].map(described),
    cssParts: parts.map(described),
  };
  const exported = { kind: 'custom-element-definition', name: tagName, declaration };
  const module = { kind: 'javascript-module', path, exports: [exported], declarations: [element] };
  return { options, manifest: { schemaVersion: '1.0.0', modules: [module] } };
}
