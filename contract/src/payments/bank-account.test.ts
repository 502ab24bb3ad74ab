import fc from 'fast-check';
import { bicProblem, formatIban, ibanProblem, normalizeIban } from './bank-account.ts';

// Examples of the registry of ISO 13616.
const IBANS = [
  'LU28 0019 4006 4475 0000',
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'CH93 0076 2011 6238 5295 7',
];

it.each(IBANS)('%s can be paid to, however it is typed', (iban) => {
  for (const text of [iban, iban.toLowerCase(), normalizeIban(iban), ` ${iban.replaceAll(' ', '-')} `])
    expect(ibanProblem(text)).toBeNull();
  expect(formatIban(normalizeIban(iban))).toBe(iban);
});

it.each([
  ['', 'iban-missing'],
  ['XX28 0019 4006 4475 0000', 'iban-country-unknown'],
  ['LU28 0019 4006 4475 000', 'iban-length'],
  ['DE89 3704 0044 0532 01A0 00', 'iban-format'],
  ['LU29 0019 4006 4475 0000', 'iban-check-digits'],
  ['BR15 0000 0000 0000 1093 2840 814P 2', 'iban-country-unsupported'],
])('%s has the problem %s', (iban, problem) => {
  expect(ibanProblem(iban)).toBe(problem);
});

it('one wrong digit, or two that changed places, are always found', () => {
  const digits = normalizeIban(IBANS[0] ?? '');
  fc.assert(
    fc.property(fc.integer({ min: 2, max: digits.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const other = String((Number(digits[at]) + by) % 10);
      expect(ibanProblem(digits.slice(0, at) + other + digits.slice(at + 1))).not.toBeNull();
    }),
  );
  for (let at = 4; at < digits.length - 1; at += 1) {
    const swapped = digits.slice(0, at) + digits[at + 1] + digits[at] + digits.slice(at + 2);
    if (swapped !== digits) expect(ibanProblem(swapped)).toBe('iban-check-digits');
  }
});

it.each([
  ['BCEELULL', 'LU28 0019 4006 4475 0000', null],
  ['bcee lu ll', 'LU28 0019 4006 4475 0000', null],
  ['BCEELULLXXX', 'LU28 0019 4006 4475 0000', null],
  ['BRMFFRPP', 'FR14 2004 1010 0505 0001 3M02 606', null],
  ['BPGPGPGP', 'FR14 2004 1010 0505 0001 3M02 606', null],
  ['COBADEFF', 'LU28 0019 4006 4475 0000', 'bic-country-differs'],
  ['BCEELUL', 'LU28 0019 4006 4475 0000', 'bic-invalid'],
])('%s for %s: %s', (bic, iban, problem) => {
  expect(bicProblem(bic, iban)).toBe(problem);
});
