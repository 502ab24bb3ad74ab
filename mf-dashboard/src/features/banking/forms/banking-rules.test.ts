import { checkEntry } from '../../sheet-form/check-entry.ts';
import type { Entry } from '../../sheet-form/entry.ts';
import { accountRules, nameRules, personRules, taxRules } from './banking-rules.ts';

const IBAN = 'LU28 0019 4006 4475 0000';
const check = (entry: Entry) => checkEntry(accountRules(entry), entry);

it.each([
  [{ iban: IBAN, bic: 'BCEELULL' }, {}],
  [
    { iban: '', bic: '' },
    { iban: 'iban-missing', bic: 'bic-missing' },
  ],
  [{ iban: 'LU29 0019 4006 4475 0000', bic: 'BCEELULL' }, { iban: 'iban-check-digits' }],
  [{ iban: 'BR15 0000 0000 0000 1093 2840 814P 2', bic: 'BCEELULL' }, { iban: 'iban-country-unsupported' }],
  [{ iban: IBAN, bic: 'COBADEFF' }, { bic: 'bic-country-differs' }],
  [{ iban: IBAN, bic: 'BCEE' }, { bic: 'bic-invalid' }],
])('an account is checked as a whole: %j', async (entry, errors) => {
  expect(await check(entry)).toEqual(errors);
});

it.each([
  ['2012-05-01', undefined],
  ['2012-05-02', 'underage'],
  ['2031-01-01', 'birth-date-missing'],
  ['1988-02-30', 'birth-date-missing'],
  ['', 'birth-date-missing'],
])('somebody born on %s is told %s on 1 May 2030', async (birthDate, error) => {
  const errors = await checkEntry(personRules('2030-05-01'), {
    firstName: 'Léa',
    lastName: 'Weber',
    birthDate,
  });
  expect(errors.birthDate).toBe(error);
});

it('a field that is not there is empty', async () => {
  expect(await checkEntry(nameRules, {})).toEqual({
    firstName: 'first-name-missing',
    lastName: 'last-name-missing',
  });
});

it('each tax number has its country, and the VAT number may be missing', async () => {
  const entry = {
    'taxCountry-0': 'LU',
    'taxNumber-0': '1988 0314',
    'taxNumber-1': '-',
    traderStatus: 'private',
  };
  expect(await checkEntry(taxRules(2), entry)).toEqual({
    'taxCountry-1': 'country-missing',
    'taxNumber-1': 'tax-number-missing',
  });
  expect(await checkEntry(taxRules(1), { ...entry, businessPermitNumber: '10012345/0' })).toEqual({});
  expect(await checkEntry(taxRules(1), { ...entry, businessPermitNumber: '#1' })).toEqual({
    businessPermitNumber: 'business-permit-invalid',
  });
  expect(await checkEntry(taxRules(1), { ...entry, vatNumber: '12345678' })).toEqual({
    vatNumber: 'vat-number-invalid',
  });
});
