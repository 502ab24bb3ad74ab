import { addTexts, createTexts, overrideTexts } from './create-texts.ts';

const RESOURCES = {
  search: {
    homes: 'Unterkünfte',
    guests_one: '{{count}} Gast',
    guests_other: '{{count}} Gäste',
    of: '{{name}}',
  },
};

describe('createTexts', () => {
  it('counts in the language, and does not escape what React escapes', () => {
    const texts = createTexts('de', RESOURCES);
    expect([1, 2].map((count) => texts.t('guests', { ns: 'search', count }))).toEqual(['1 Gast', '2 Gäste']);
    expect(texts.t('of', { ns: 'search', name: '<Léa & Co>' })).toBe('<Léa & Co>');
  });

  it('writes a number in a sentence as the page writes numbers', () => {
    const many = (language: 'en' | 'fr' | 'de') =>
      createTexts(language, { search: { homes_other: '{{count, number}}', homes_many: '' } }).t('homes', {
        ns: 'search',
        count: 12_345,
      });
    expect([many('en'), many('fr'), many('de')]).toEqual(['12,345', '12\u00a0345', '12.345']);
  });

  it('shows the slug of a missing text and warns of it', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const texts = createTexts('de', RESOURCES);
    expect(texts.t('no-such-text', { ns: 'search' })).toBe('no-such-text');
    expect(warn).toHaveBeenCalledWith('Text missing: search:no-such-text');
    warn.mockRestore();
  });

  it('keeps instances apart, one for each language', () => {
    const [german, french] = [
      createTexts('de', RESOURCES),
      createTexts('fr', { search: { homes: 'Logements' } }),
    ];
    expect([german, french].map((texts) => texts.t('homes', { ns: 'search' }))).toEqual([
      'Unterkünfte',
      'Logements',
    ]);
  });
});

describe('overrideTexts', () => {
  it('wins over the texts that are there, and makes no namespace of which only it would be known', () => {
    const texts = createTexts('de', RESOURCES);
    overrideTexts(texts, [
      { slug: 'search:homes', text: 'Häuser' },
      { slug: 'blog:title', text: 'Neues' },
    ]);
    addTexts(texts, 'blog', { title: 'Blog', more: 'Mehr' });
    expect(texts.t('homes', { ns: 'search' })).toBe('Häuser');
    expect(texts.t('title', { ns: 'blog' })).toBe('Blog');
    expect(texts.t('more', { ns: 'blog' })).toBe('Mehr');
  });
});
