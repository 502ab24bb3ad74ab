import { INFORMATION_PAGE_NAMES } from '../content/information-page.schema.ts';
import { CARD_PAGE_NAMES, cardPath } from './card.ts';

describe('the address of a social card', () => {
  it('names kind, id and language', () => {
    expect(cardPath('page', 'faq', 'de')).toBe('/cards/page/faq/de.jpg');
  });

  it('changes with what stands on the card, and only then', () => {
    const withPrice = (price: number | null) => cardPath('property', 'a1', 'en', ['A home', price]);
    expect(withPrice(9500)).toMatch(/^\/cards\/property\/a1\/en\.jpg\?v=[0-9a-z]{1,7}$/);
    expect(withPrice(9500)).toBe(withPrice(9500));
    expect(withPrice(9500)).not.toBe(withPrice(9600));
    expect(withPrice(null)).not.toBe(withPrice(0));
  });
});

it('every information page has a card', () => {
  expect(CARD_PAGE_NAMES).toEqual(expect.arrayContaining([...INFORMATION_PAGE_NAMES]));
});
