import { drawableText, fitTitle } from './fit-title.ts';

const WIDTH = 1040;

describe('a title on a card', () => {
  it('is as large as its length allows', () => {
    const sizes = [
      'Maison',
      'Helle Altbauwohnung am Fluss mit Blick auf die Festung',
      'Helle Altbauwohnung am Fluss mit Blick auf die Festung, nahe Bahnhof, Markt, Schwimmbad und Weinbergen',
    ].map((title) => fitTitle(title, WIDTH).fontSize);
    expect(sizes).toEqual([66, 56, 48]);
  });

  it('has no single word on its last line', () => {
    const { width, text } = fitTitle('Mieten, untervermieten, leben und reisen', WIDTH);
    expect(text).toBe('Mieten, untervermieten, leben und reisen');
    expect(width).toBeLessThan(WIDTH * 0.8);
  });

  it('has the whole width on a single line', () => {
    expect(fitTitle('Datenschutzerklärung', WIDTH)).toMatchObject({ fontSize: 66, width: WIDTH });
  });

  it('divides a word that no line has room for, after a syllable', () => {
    const { text, fontSize } = fitTitle(
      'Donaudampfschifffahrtsgesellschaftskapitänswohnungsvermittlung mit Garten',
      WIDTH,
    );
    expect(fontSize).toBe(48);
    const [first = '', second = ''] = text.split(' ');
    expect(first).toMatch(/^Donaudampf[a-z]+-$/);
    expect(first.slice(0, -1) + second).toBe(
      'Donaudampfschifffahrtsgesellschaftskapitänswohnungsvermittlung',
    );
  });

  it('leaves a word without syllables to the layout', () => {
    const word = 'x'.repeat(150);
    expect(fitTitle(word, WIDTH)).toEqual({ text: word, fontSize: 48, lineMaximum: 3, width: WIDTH });
  });

  it('takes of what somebody made very long no more than is shown', () => {
    expect(fitTitle('Schachtelsatz'.repeat(2000), WIDTH).text.replaceAll('- ', '')).toHaveLength(200);
  });
});

it.each([
  ['Chez Léa – « Petit nid » à 95 €', 'Chez Léa – « Petit nid » à 95 €'],
  ['Cosy 🏡 flat ✨ near the river', 'Cosy flat near the river'],
  ['Квартира', ''],
  ['Straße\n\t 12', 'Straße 12'],
  ['Zu\u0308rich', 'Zürich'],
  ['a\u202Eb\u0000c', 'abc'],
])('of %j the faces can draw %j', (text, drawable) => {
  expect(drawableText(text)).toBe(drawable);
});
