import { parseInformationText } from './parse-information-text.ts';

const TEXT = `Hello **there**.

## Searching {#searching}

Look around.

### Where do I begin? {#where-to-begin}

In the [search](/search).

### And then? {#and-then}

- Rest.

## The end {#end}
`;

describe('parseInformationText', () => {
  it('reads introduction, sections and questions, and links in the language of the text', () => {
    expect(parseInformationText(TEXT, 'de')).toEqual({
      introductionHtml: '<p>Hello <strong>there</strong>.</p>',
      sectionArray: [
        {
          id: 'searching',
          title: 'Searching',
          html: '<p>Look around.</p>',
          questionArray: [
            {
              id: 'where-to-begin',
              question: 'Where do I begin?',
              html: '<p>In the <a href="/de/search">search</a>.</p>',
            },
            { id: 'and-then', question: 'And then?', html: '<ul>\n<li>Rest.</li>\n</ul>' },
          ],
        },
        { id: 'end', title: 'The end', html: '', questionArray: [] },
      ],
    });
  });

  it('reads files with Windows line ends alike', () => {
    expect(parseInformationText(TEXT.replaceAll('\n', '\r\n'), 'de')).toEqual(
      parseInformationText(TEXT, 'de'),
    );
  });

  it('keeps what looks like HTML as text', () => {
    const { introductionHtml } = parseInformationText('<script>x</script>\n## A {#a}', 'en');
    expect(introductionHtml).toBe('<p>&lt;script&gt;x&lt;/script&gt;</p>');
  });

  it.each([
    ['without a section', 'Only words.', 'no section'],
    ['with a heading without an anchor', '## A {#a}\n\n## B', 'Line 3 is a heading without an anchor'],
    ['with a heading of another level', '# A {#a}', 'Line 1 is a heading'],
    ['with an underlined heading', '## A {#a}\n\nB\n---', 'Line 4 is a heading'],
    ['with an anchor that is none', '## A {#A b}', 'Line 1 is a heading'],
    ['with an anchor twice', '## A {#a}\n### B {#a}', 'The anchor "a" stands there twice.'],
    ['with a question before any section', '### B {#b}\n## A {#a}', 'The question "B" stands in no section.'],
  ])('refuses a text %s', (_case, text, message) => {
    expect(() => parseInformationText(text, 'en')).toThrow(message);
  });
});
