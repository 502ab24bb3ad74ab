import { findDeadReferences, readReferable } from './find-dead-references.ts';

const requirements = `# Requirements

## § 1 What it is for
## § 2 Screens

1. A list that is no decision.

## Product decisions

4. Money is integer minor units.
12. A newsletter.
`;
const referable = readReferable(requirements, ['0009-schemas-apart-from-rules.md']);
const find = (source: string) => findDeadReferences(source, referable);
/** Put together here, because the check reads this file as well. */
const section = (number: string) => `specification §${number}`;
const product = (numbers: string) => `product decision${numbers.includes(' ') ? 's' : ''} ${numbers}`;
const record = (number: string) => `decision ${number}`;

describe('findDeadReferences', () => {
  it.each([
    ['a section that is not there', section('3'), '§3'],
    ['a part of a section', section('2.1'), '\u00a72.1'],
    ['a product decision', product('1'), 'product decision 1'],
    ['one of several product decisions', product('4, 5'), 'product decisions 4, 5'],
    ['a record of a decision', record('0010'), 'decision 0010'],
    ['a link to a record', `../docs/${record('0010').replace(' ', 's/')}-name.md`, 'decisions/0010'],
  ])('finds %s', (_what, source, found) => {
    expect(find(`/** As ${source} says. */`)).toEqual([found]);
  });

  it.each([
    ['what is there', `${section('2')}, ${product('4 and 12')}, ${record('0009')}`],
    ['a section of an RFC', 'RFC 6749 §10.12'],
    ['a section of a standard on the next line', '/**\n * As NIST SP 800-63B\n * \u00a73.1 says.\n */'],
  ])('takes %s', (_what, source) => {
    expect(find(source)).toEqual([]);
  });

  it('reads on over the end of a line', () => {
    expect(find(`// As the product\n// ${product('7').slice('product '.length)} says.`)).toEqual([
      'product decision 7',
    ]);
  });
});
