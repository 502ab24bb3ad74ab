import { markedText } from './marked-text.ts';

const marked = (text: string, searched: string) =>
  markedText(text, searched)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('what is marked of a message', () => {
  it.each([
    ['Is there a lift?', 'lift', 'Is there a [lift]?'],
    ['Lift, lift!', 'lift', '[Lift], [lift]!'],
    ['La clé est chez l’épicier', 'EPICIER cle', 'La [clé] est chez l’[épicier]'],
    ['In der Großen Straße', 'strasse', 'In der Großen [Straße]'],
    ['The œuvre 👋 is here', 'oeuvre here', 'The [œuvre] 👋 is [here]'],
    ['a+b (c)', '(c)', 'a+b [(c)]'],
    ['Nothing of it', 'zebra', 'Nothing of it'],
    ['', 'zebra', ''],
  ])('in “%s” for “%s” is “%s”', (text, searched, expected) => {
    expect(marked(text, searched)).toBe(expected);
  });

  it('begins at a word shortly before the first that is found', () => {
    const text = `${'far away '.repeat(30)}the key is here`;
    expect(marked(text, 'key')).toBe('…away far away far away far away the [key] is here');
    expect(marked(`${'x'.repeat(200)}key`, 'key')).toBe('…[key]');
  });
});
