import ts from 'typescript';

/** Placeholder for the expressions of a template. */
export const hole = '\0';

/** A text written in a program, with a hole for each `${…}`. */
interface Literal {
  text: string;
  /** From 1. */
  line: number;
}

/** Skips text that is not a value: module names of imports, and types such as `PageProps<'/…'>`. */
const isNoValue = (node: ts.Node) =>
  ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node);

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join('');
}

/** Every text in a file of the program. */
export function literalsIn(file: string, source: string): Literal[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Literal[] = [];
  const visit = (node: ts.Node) => {
    if (isNoValue(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      found.push({ text, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
