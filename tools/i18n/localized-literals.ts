import path from 'node:path';
import ts from 'typescript';

/** Languages by which a text of a record is recognised: every record has both. */
const known = ['en', 'el'];

type Pair = ts.ObjectLiteralExpression | ts.TypeLiteralNode;

const membersOf = (node: Pair): ts.NodeArray<ts.ObjectLiteralElementLike | ts.TypeElement> =>
  ts.isTypeLiteralNode(node) ? node.members : node.properties;

const nameOf = (member: ts.NamedDeclaration): string | undefined =>
  member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name))
    ? member.name.text
    : undefined;

/** True for an argument of `localizedFrom`, which itself gives a language without a text the English one. */
const hasFallback = (node: Pair): boolean =>
  ts.isCallExpression(node.parent) &&
  ts.isIdentifier(node.parent.expression) &&
  node.parent.expression.text === 'localizedFrom';

/** The English and the last of both members of a text in several languages that has none for `locale`. */
function membersWithout(node: ts.Node, locale: string): readonly [ts.Node, ts.Node] | undefined {
  if (!ts.isObjectLiteralExpression(node) && !ts.isTypeLiteralNode(node)) return undefined;
  const members = membersOf(node);
  const names = members.map(nameOf);
  const [english, greek] = known.map((one) => members[names.indexOf(one)]);
  if (!english || !greek || names.includes(locale) || hasFallback(node)) return undefined;
  return [english, english.pos > greek.pos ? english : greek];
}

const kinds: Readonly<Record<string, ts.ScriptKind>> = {
  '.json': ts.ScriptKind.JSON,
  '.mjs': ts.ScriptKind.JS,
  '.ts': ts.ScriptKind.TS,
  '.tsx': ts.ScriptKind.TSX,
};

const withoutEnd = (member: string): string => member.replace(/[;,]$/, '');

/** The same member for another language: `en: text` → `de: text`, `"en": text` → `"de": text`, `en` → `de: en`. */
const renamed = (member: string, locale: string): string =>
  member === 'en'
    ? `${locale}: en`
    : member.replace(/^(readonly\s+)?(["']?)en\2/, `$1$2${locale}$2`);

/**
 * Returns a source file (TypeScript, JavaScript or JSON) in which every literal and type with the members `en` and
 * `el` has one more for `locale`, a copy of the English one. Layout is left to the formatter.
 */
export function withLanguage(source: string, file: string, locale: string): string {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    kinds[path.extname(file)],
  );
  const additions: { at: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    const found = membersWithout(node, locale);
    if (found) {
      const [english, last] = found;
      const separator = ts.isTypeLiteralNode(node) ? ';' : ',';
      const text = renamed(withoutEnd(english.getText(tree)), locale);
      const isClosed = /[;,]$/.test(last.getText(tree));
      additions.push({
        at: last.getEnd(),
        text: isClosed ? ` ${text}${separator}` : `${separator} ${text}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return additions
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, addition) => text.slice(0, addition.at) + addition.text + text.slice(addition.at),
      source,
    );
}
