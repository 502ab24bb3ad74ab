import { findWideComments } from './find-wide-comments.ts';

const wide = 'word '.repeat(25);

describe('findWideComments', () => {
  it.each([
    ['a line comment', `// ${wide}`],
    ['a line of a block', `/**\n * ${wide}\n */`],
    ['a block of one line', `  /** ${wide} */`],
  ])('finds %s', (_what, source) => {
    expect(findWideComments(source)).toHaveLength(1);
  });

  it('names the line', () => {
    expect(findWideComments(`const a = 1;\n// ${wide}`)).toEqual(['2']);
  });

  it.each([
    ['code', `const text = '${wide}';`],
    ['a comment as wide as code', `// ${'a'.repeat(107)}`],
    ['an address', `// https://example.org/${'a'.repeat(110)}`],
    ['an instruction to the linter', `// biome-ignore lint/a11y/rule: ${wide}`],
  ])('takes %s', (_what, source) => {
    expect(findWideComments(source)).toEqual([]);
  });
});
