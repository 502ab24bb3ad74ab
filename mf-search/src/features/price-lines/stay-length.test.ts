import { type Quote, quoteStay } from '@moien/contract';
import { createTexts } from '@moien/shared-lib';
import en from '../../locales/en.json' with { type: 'json' };
import { stayLength } from './stay-length.ts';

const t = createTexts('en', { search: en }).getFixedT('en', 'search');
const byMonth = (departureDate: string) =>
  quoteStay({
    arrivalDate: '2030-05-01',
    departureDate,
    monthlyPrice: 90_000,
    monthlyCharges: null,
    currency: 'EUR',
  }) as Quote;

describe('stayLength', () => {
  it.each([
    ['2030-05-11', '10 nights'],
    ['2030-06-01', '1 month'],
    ['2030-07-02', '2 months and 1 night'],
  ])('until %s says %s', (departure, text) => {
    expect(stayLength(byMonth(departure), t)).toBe(text);
  });
});
