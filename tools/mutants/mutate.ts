import ts from 'typescript';

export interface Mutant {
  /** 1 is the first. */
  readonly line: number;
  /** The line as it stands. */
  readonly text: string;
  readonly was: string;
  readonly is: string;
  /** The whole file with this one change. */
  readonly source: string;
}

const operators: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

/**
 * A program with one small fault each: a comparison moved or turned, "and" for "or", a sum for a difference, a condition
 * that always or never holds, a number doubled, a call or a `throw` left out.
 */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const mutants: Mutant[] = [];
  const change = (node: ts.Node, is: string): void => {
    const [from, to] = [node.getStart(), node.getEnd()];
    const line = file.getLineAndCharacterOfPosition(from).line + 1;
    const text = (lines[line - 1] ?? '').trim();
    mutants.push({ line, text, was: node.getText(), is, source: source.slice(0, from) + is + source.slice(to) });
  };
  const visit = (node: ts.Node): void => {
    // Types do nothing at run time; decorators and messages are no logic.
    if (ts.isTypeNode(node) || ts.isDecorator(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = operators[node.operatorToken.kind];
      const isOfTexts = /['"`]/.test(node.getText()) && ['+', '-'].includes(node.operatorToken.getText());
      if (other !== undefined && !isOfTexts) change(node.operatorToken, other);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      change(node, node.operand.getText());
    } else if (ts.isIfStatement(node)) {
      change(node.expression, 'true');
      change(node.expression, 'false');
    } else if (ts.isConditionalExpression(node)) {
      change(node.condition, `!(${node.condition.getText()})`);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      change(node, 'false');
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      change(node, 'true');
    } else if (ts.isNumericLiteral(node)) {
      const value = Number(node.text.replaceAll('_', ''));
      change(node, value === 0 ? '1' : String(value * 2));
    } else if (ts.isThrowStatement(node)) {
      change(node, ';');
    } else if (ts.isExpressionStatement(node) && isCall(node.expression)) {
      change(node, ';');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

function isCall(node: ts.Expression): boolean {
  const inner = ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? node.expression : node;
  return ts.isCallExpression(inner) && inner.expression.kind !== ts.SyntaxKind.SuperKeyword;
}
