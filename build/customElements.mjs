import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/**
 * The custom elements manifest of `<training-site>`, which editors read to complete and check it:
 * https://github.com/webcomponents/custom-elements-manifest. Names, types and descriptions come from the
 * sources, so that there is no second list.
 *
 * @param {string} css - the compiled stylesheet
 */
export async function customElementsManifest(css) {
  const [attributes, options, element, host] = await Promise.all(
    ['attributes', 'options', 'elementTypes', 'siteHost'].map((name) =>
      parse(`src/embed/${name}.ts`),
    ),
  );
  const ofOption = membersOf(options, 'MountOptions');
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/training-site.mjs',
        exports: [
          {
            kind: 'custom-element-definition',
            name: 'training-site',
            declaration: { name: 'TrainingSiteElement', module: 'dist/training-site.mjs' },
          },
        ],
        declarations: [
          {
            kind: 'class',
            name: 'TrainingSiteElement',
            customElement: true,
            tagName: 'training-site',
            superclass: { name: 'HTMLElement', module: 'global:' },
            description: textOf(find(element, 'TrainingSiteElement')),
            attributes: entriesOf(attributes, 'optionOfAttribute').map(([name, option]) => ({
              name,
              ...described(ofOption, option),
            })),
            members: [
              { kind: 'field', name: 'company', ...described(ofOption, 'company') },
              {
                kind: 'method',
                name: 'navigate',
                description: textOf(
                  memberOf(membersOf(element, 'TrainingSiteElement'), 'navigate'),
                ),
                parameters: [{ name: 'path', type: { text: 'string' } }],
                return: { type: { text: 'void' } },
              },
            ],
            events: [
              {
                name: 'training-site:navigate',
                type: { text: 'CustomEvent<{ readonly path: string; readonly title: string }>' },
                description: textOf(find(element, 'NavigateEvents')),
              },
            ],
            cssProperties: hostProperties(css),
            cssParts: stringOf(host, 'exportedParts')
              .split(', ')
              .map((name) => ({ name })),
          },
        ],
      },
    ],
  };
}

/** @param {string} file */
async function parse(file) {
  const text = await readFile(file, 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** The statement of `source` that declares `name`. @type {(source: ts.SourceFile | undefined, name: string) => ts.Statement} */
function find(source, name) {
  const statement = source?.statements.find((each) =>
    ts.isVariableStatement(each)
      ? each.declarationList.declarations[0]?.name.getText() === name
      : (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) &&
        each.name.text === name,
  );
  if (!statement) throw new Error(`${source?.fileName}: expected a declaration of ${name}.`);
  return statement;
}

/** @type {(source: ts.SourceFile | undefined, name: string) => readonly ts.TypeElement[]} */
function membersOf(source, name) {
  const statement = find(source, name);
  return ts.isInterfaceDeclaration(statement) ? statement.members : [];
}

/** @type {(members: readonly ts.TypeElement[], name: string) => ts.PropertySignature} */
function memberOf(members, name) {
  const member = members.find((each) => each.name?.getText() === name);
  if (!member || !ts.isPropertySignature(member)) throw new Error(`There is no member ${name}.`);
  return member;
}

/** Type, default and description of a member. @type {(members: readonly ts.TypeElement[], name: string) => object} */
function described(members, name) {
  const member = memberOf(members, name);
  const initial = ts
    .getJSDocTags(member)
    .find(({ tagName }) => tagName.text === 'defaultValue')
    ?.comment?.toString();
  return {
    type: { text: member.type?.getText().replace(' | undefined', '') },
    ...(initial && { default: initial.replaceAll('`', '') }),
    description: textOf(member),
  };
}

/** The TSDoc of a node, without its tags, on one line. @param {ts.Node} node */
function textOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : '';
  if (!text) throw new Error(`${node.getText().slice(0, 60)} has no description.`);
  return text.replace(/\s+/g, ' ');
}

/** The initial value of a constant. @type {(source: ts.SourceFile | undefined, name: string) => ts.Expression | undefined} */
function initialValue(source, name) {
  const statement = find(source, name);
  let value = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.initializer
    : undefined;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) {
    value = value.expression;
  }
  return value;
}

/** @type {(source: ts.SourceFile | undefined, name: string) => string} */
function stringOf(source, name) {
  const value = initialValue(source, name);
  if (!value || !ts.isStringLiteral(value)) throw new Error(`${name} is no text.`);
  return value.text;
}

/** @type {(source: ts.SourceFile | undefined, name: string) => [name: string, value: string][]} */
function entriesOf(source, name) {
  const value = initialValue(source, name);
  if (!value || !ts.isObjectLiteralExpression(value)) throw new Error(`${name} is no record.`);
  return value.properties.map((property) => {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.initializer)) {
      throw new Error(`${name} has an entry that is no text.`);
    }
    const key = property.name;
    return [ts.isStringLiteral(key) ? key.text : key.getText(), property.initializer.text];
  });
}

/** The custom properties that a page may set. @param {string} css */
function hostProperties(css) {
  const names = css.match(/--training-site-[\w-]+/g) ?? [];
  return [...new Set(names)].map((name) => ({ name }));
}
