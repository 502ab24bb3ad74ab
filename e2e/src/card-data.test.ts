import { CARDS, hasCardData } from './card-data.ts';

it.each([
  `{"number":"${CARDS.frictionless}"}`,
  'POST /api/x card=4970+1071+1111+1119',
  'GET /x?card=4970%201051%208181%208183',
  '{"card":"4000-0000-0000-0002"}',
  '{"cardCvx":"123"}',
  'card-number=1',
])('finds card data in %s', (text) => {
  expect(hasCardData(text)).toBe(true);
});

it.each(['GET /en/booking/checkout/0198b0c0', '{"brand":"visa","lastDigits":"1119"}', '{"cardType":"CB"}'])(
  'finds none in %s',
  (text) => {
    expect(hasCardData(text)).toBe(false);
  },
);
