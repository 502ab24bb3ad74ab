import { addMonths, bicProblem, ibanProblem, isDay, toDay } from '@moien/contract';
import { string } from 'yup';
import type { Rules } from '../../sheet-form/check-entry.ts';
import { type Entry, textOf } from '../../sheet-form/entry.ts';

const NAME_MAXIMUM = 100;
const LINE_MAXIMUM = 200;
const NUMBER_MAXIMUM = 40;
const POSTAL_CODE_MAXIMUM = 20;
const OF_AGE_MONTHS = 18 * 12;
const TAX_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{1,29}$/;
const VAT_NUMBER = /^[A-Z]{2}[A-Za-z0-9+*]{2,13}$/;
const PERMIT_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{3,39}$/;

const text = (slug: string, maximum: number) => string().required(slug).max(maximum, 'too-long');
const country = (slug: string) => string().matches(/^[A-Z]{2}$/, slug);

function birthDate(today: string) {
  return string()
    .test('day', 'birth-date-missing', (day) => isDay(day ?? ''))
    .test('past', 'birth-date-missing', (day) => (day ?? '') < today)
    .test('age', 'underage', (day) => (day ?? '') <= addMonths(today, -OF_AGE_MONTHS));
}

export function personRules(today = toDay(new Date())): Rules {
  return { ...nameRules, birthDate: birthDate(today) };
}

/** What the payment provider wants to know of a person besides. */
export const originRules: Rules = {
  nationality: country('nationality-missing'),
  countryOfResidence: country('residence-missing'),
};

export const nameRules: Rules = {
  firstName: text('first-name-missing', NAME_MAXIMUM),
  lastName: text('last-name-missing', NAME_MAXIMUM),
};

export const legalNameRules: Rules = { legalName: text('legal-name-missing', LINE_MAXIMUM) };

export const companyRules: Rules = {
  ...legalNameRules,
  companyNumber: text('company-number-missing', NUMBER_MAXIMUM),
};

export const addressRules: Rules = {
  line1: text('line-missing', LINE_MAXIMUM),
  line2: string().max(LINE_MAXIMUM, 'too-long'),
  postalCode: text('postal-code-missing', POSTAL_CODE_MAXIMUM),
  city: text('city-missing', NAME_MAXIMUM),
  region: string().max(NAME_MAXIMUM, 'too-long'),
  countryCode: country('country-missing'),
};

export const termsRules: Rules = { areTermsAccepted: string().required('terms-missing') };

/** The check of the whole account, by country and check digits (ISO 13616). */
export function accountRules(entry: Entry): Rules {
  const iban = textOf(entry, 'iban');
  const hasIban = ibanProblem(iban) === null;
  return {
    iban: string().test(
      'iban',
      ({ value }) => ibanProblem(value ?? '') ?? '',
      (value) => {
        return ibanProblem(value ?? '') === null;
      },
    ),
    // Of an account that is none nobody can say whether the bank fits it.
    bic: string()
      .required('bic-missing')
      .test(
        'bic',
        ({ value }) => bicProblem(value ?? '', iban) ?? '',
        (value) => {
          return !hasIban || bicProblem(value ?? '', iban) === null;
        },
      ),
  };
}

/** @param count of tax numbers that are asked for; each has its country */
export function taxRules(count: number): Rules {
  const numbers = Array.from({ length: count }, (_, index) => [
    [`taxCountry-${index}`, country('country-missing')],
    [`taxNumber-${index}`, string().matches(TAX_NUMBER, 'tax-number-missing')],
  ]).flat();
  return {
    ...Object.fromEntries(numbers),
    vatNumber: string().matches(VAT_NUMBER, { message: 'vat-number-invalid', excludeEmptyString: true }),
    businessPermitNumber: string().matches(PERMIT_NUMBER, {
      message: 'business-permit-invalid',
      excludeEmptyString: true,
    }),
    traderStatus: string().required('trader-status-missing'),
  };
}
