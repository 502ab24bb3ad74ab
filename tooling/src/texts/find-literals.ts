import { Visitor } from 'oxc-parser';
import { readSource } from '../webpack/uses/sources.ts';

/** Attributes and properties that people see or hear. */
const SHOWN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
/** Written so in every language. */
const NAMES = new Set(['Moïen']);

/**
 * Words that stand in a component instead of in the locale files, as `line: words`. Keys of texts are no
 * words: they go through `t`.
 */
export function findLiterals(root: string, file: string): string[] {
  const { program, lineOf } = readSource(root, file);
  const found: string[] = [];
  const report = (words: string, start: number) => {
    const text = words.replace(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(text) && !NAMES.has(text)) found.push(`${lineOf(start)}: ${text}`);
  };
  const reportShown = (expression: unknown) => {
    for (const { words, start } of wordsOf(expression as Expression)) report(words, start);
  };
  new Visitor({
    JSXText: ({ value, start }) => report(value, start),
    JSXElement: ({ children }) => {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer') reportShown(child.expression);
    },
    JSXFragment: ({ children }) => {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer') reportShown(child.expression);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SHOWN_ATTRIBUTES.has(name.name) || !value) return;
      reportShown(value.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    CallExpression: ({ callee, arguments: given }) => {
      const isToast =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'show';
      if (isToast) reportShown(given[1]);
    },
  }).visit(program);
  return found;
}

type Expression =
  | { type: 'Literal'; value: unknown; start: number }
  | { type: 'TemplateLiteral'; quasis: { value: { cooked: string | null } }[]; start: number }
  | { type: 'ConditionalExpression'; consequent: Expression; alternate: Expression }
  | { type: 'LogicalExpression'; left: Expression; right: Expression }
  | { type: 'BinaryExpression'; operator: string; left: Expression; right: Expression }
  | { type: 'other' };

/** Strings that the value of an expression may be or contain. */
function wordsOf(expression: Expression | undefined): { words: string; start: number }[] {
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'string'
        ? [{ words: expression.value, start: expression.start }]
        : [];
    case 'TemplateLiteral':
      return [
        {
          words: expression.quasis.map(({ value }) => value.cooked ?? '').join(' '),
          start: expression.start,
        },
      ];
    case 'ConditionalExpression':
      return [...wordsOf(expression.consequent), ...wordsOf(expression.alternate)];
    case 'LogicalExpression':
      return [...wordsOf(expression.left), ...wordsOf(expression.right)];
    case 'BinaryExpression':
      return expression.operator === '+' ? [...wordsOf(expression.left), ...wordsOf(expression.right)] : [];
    default:
      return [];
  }
}
