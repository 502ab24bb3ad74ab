import {
  CARD_NUMBER_LENGTHS,
  type CardBrand,
  cardBrandOf,
  cardFamilyOf,
  groupCardNumber,
  isLuhnValid,
} from './card-brand.ts';

/** Test numbers that providers publish. */
const TEST_NUMBERS: [CardBrand, string][] = [
  ['visa', '4111111111111111'],
  ['visa', '4970107111111119'],
  ['visa', '4970105181818183'],
  ['mastercard', '5555555555554444'],
  ['mastercard', '5105105105105100'],
  ['mastercard', '2223003122003222'],
  ['amex', '378282246310005'],
  ['amex', '375989111111119'],
  ['amex', '343434343434343'],
  ['diners', '30569309025904'],
  ['diners', '36227206271667'],
  ['diners', '38520000023237'],
  ['discover', '6011111111111117'],
  ['discover', '6445644564456445'],
  ['discover', '6500000000000002'],
  ['jcb', '3530111333300000'],
  ['jcb', '3566002020360505'],
  ['maestro', '5033951000000004'],
  ['maestro', '6759649826438453'],
  ['maestro', '6304000000000000'],
  ['hipercard', '6062826786276634'],
  ['aura', '5078601870000127985'],
];

describe('cardBrandOf', () => {
  it.each(TEST_NUMBERS)('%s: %s', (brand, digits) => {
    expect(cardBrandOf(digits)).toBe(brand);
    expect(CARD_NUMBER_LENGTHS[brand]).toContain(digits.length);
  });

  it.each<[string, CardBrand | null]>([
    ['', null],
    ['4', 'visa'],
    ['5', null],
    ['50', null],
    ['507', null],
    ['5078', 'aura'],
    ['5079', 'maestro'],
    ['503', 'maestro'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', 'maestro'],
    ['58', 'maestro'],
    ['59', null],
    ['2', null],
    ['2220', null],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', null],
    ['3', null],
    ['34', 'amex'],
    ['35', null],
    ['3527', null],
    ['3528', 'jcb'],
    ['3589', 'jcb'],
    ['3590', null],
    ['300', 'diners'],
    ['305', 'diners'],
    ['306', null],
    ['36', 'diners'],
    ['38', null],
    ['380', 'diners'],
    ['38410', null],
    ['384100', 'hipercard'],
    ['384140', 'hipercard'],
    ['384160', 'hipercard'],
    ['384120', 'diners'],
    ['6', null],
    ['60', null],
    ['6011', 'discover'],
    ['6012', 'maestro'],
    ['60628', null],
    ['606282', 'hipercard'],
    ['606283', 'maestro'],
    ['61', 'maestro'],
    ['64', null],
    ['643', 'maestro'],
    ['644', 'discover'],
    ['649', 'discover'],
    ['65', 'discover'],
    ['67', 'maestro'],
    ['9', null],
    ['0', null],
  ])('of %j is %s', (digits, brand) => {
    expect(cardBrandOf(digits)).toBe(brand);
  });

  it('keeps to a brand once it is decided, whatever follows', () => {
    for (const [brand, digits] of TEST_NUMBERS) {
      const brands = Array.from({ length: digits.length }, (_value, index) =>
        cardBrandOf(digits.slice(0, index + 1)),
      );
      const first = brands.findIndex((one) => one !== null);
      expect(new Set(brands.slice(first))).toEqual(new Set([brand]));
    }
  });
});

describe('cardFamilyOf', () => {
  it.each([
    ['4970107111111119', 'visa-mastercard'],
    ['375989111111119', 'amex'],
    ['5033951000000004', 'maestro'],
    ['3056930902590400', 'visa-mastercard'],
    ['', 'visa-mastercard'],
  ])('%s is registered as %s', (digits, family) => {
    expect(cardFamilyOf(digits)).toBe(family);
  });
});

describe('groupCardNumber', () => {
  it.each<[string, CardBrand | null, string]>([
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['30569309025904', 'diners', '3056 930902 5904'],
    ['3622720627166700', 'diners', '3622 7206 2716 6700'],
    ['4111111111111111', 'visa', '4111 1111 1111 1111'],
    ['5078601870000127985', 'aura', '5078 6018 7000 0127 985'],
    ['41111', null, '4111 1'],
    ['3782', 'amex', '3782'],
    ['', null, ''],
  ])('%s of %s is %j', (digits, brand, shown) => {
    expect(groupCardNumber(digits, brand)).toBe(shown);
  });
});

describe('isLuhnValid', () => {
  it.each(TEST_NUMBERS)('is true for %s: %s', (_brand, digits) => {
    expect(isLuhnValid(digits)).toBe(true);
  });

  it('is false for any digit mistyped, and for no digits', () => {
    expect(isLuhnValid('')).toBe(false);
    const digits = '4970107111111119';
    for (let index = 0; index < digits.length; index += 1) {
      const other = (Number(digits[index]) + 1) % 10;
      expect(isLuhnValid(digits.slice(0, index) + other + digits.slice(index + 1))).toBe(false);
    }
  });
});
