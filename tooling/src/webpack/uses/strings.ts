import type { Expression, JSXAttribute } from 'oxc-parser';
import type { Source } from './sources.ts';

export type Valued = Expression | NonNullable<JSXAttribute['value']>;

/** Answers which strings an expression may be, as far as its file shows. */
export function createStrings({ program }: Source): (expression: Valued) => string[] {
  const constants = new Map<string, Expression>();
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'VariableDeclaration' || node.kind !== 'const') continue;
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
  }
  return stringsOf;

  function stringsOf(expression: Valued): string[] {
    switch (expression.type) {
      case 'Literal':
        return typeof expression.value === 'string' ? [expression.value] : [];
      case 'TemplateLiteral':
        return expression.expressions.length === 0 ? [expression.quasis[0]?.value.cooked ?? ''] : [];
      case 'ConditionalExpression':
        return [...stringsOf(expression.consequent), ...stringsOf(expression.alternate)];
      case 'LogicalExpression':
        return [...stringsOf(expression.left), ...stringsOf(expression.right)];
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return stringsOf(expression.expression);
      case 'Identifier': {
        const constant = constants.get(expression.name);
        return constant && constant.type !== 'Identifier' ? stringsOf(constant) : [];
      }
      default:
        return [];
    }
  }
}
