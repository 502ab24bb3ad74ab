import {
  countrySpecs,
  electronicFormatIBAN,
  isValidBIC,
  ValidationErrorsIBAN,
  validateIBAN,
} from 'ibantools';

/**
 * Countries whose accounts can be paid to: those of SEPA (EPC409-09), in which an IBAN says all there is to
 * know.
 */
export const PAYOUT_COUNTRIES: readonly string[] = (
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT ' +
  'RO RS SE SI SK SM VA'
).split(' ');

/** Countries whose banks have BICs of their own while their IBANs have another's (ISO 13616, registry). */
const BIC_COUNTRIES: Record<string, readonly string[]> = {
  FR: ['GF', 'GP', 'MQ', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'TF', 'WF', 'MC'],
  GB: ['GG', 'IM', 'JE'],
  MC: ['FR'],
  SM: ['IT'],
  VA: ['IT'],
  FI: ['AX'],
};

export const IBAN_PROBLEMS = [
  'iban-missing',
  'iban-country-unknown',
  'iban-length',
  'iban-format',
  'iban-check-digits',
  'iban-country-unsupported',
] as const;
export type IbanProblem = (typeof IBAN_PROBLEMS)[number];

/** Letters and digits alone, in capitals, as banks send it. */
export function normalizeIban(text: string): string {
  return electronicFormatIBAN(text) ?? '';
}

/** @param text as somebody types it, with spaces @returns null for an account that can be paid to */
export function ibanProblem(text: string): IbanProblem | null {
  const iban = normalizeIban(text);
  if (iban === '') return 'iban-missing';
  const { errorCodes, valid } = validateIBAN(iban);
  if (valid) return PAYOUT_COUNTRIES.includes(iban.slice(0, 2)) ? null : 'iban-country-unsupported';
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) return 'iban-country-unknown';
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) return 'iban-length';
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) return 'iban-format';
  return 'iban-check-digits';
}

/**
 * What IBANs of a country look like (ISO 13616, registry): how long they are, and what follows country and
 * check digits. @returns undefined for a country without any
 */
export function ibanFormOf(country: string): { length: number; account: RegExp } | undefined {
  const { chars, bban_regexp: account } = countrySpecs[country] ?? {};
  return chars && account ? { length: chars, account: new RegExp(account) } : undefined;
}

export const BIC_PROBLEMS = ['bic-invalid', 'bic-country-differs'] as const;
export type BicProblem = (typeof BIC_PROBLEMS)[number];

/** @param iban that has no problem */
export function bicProblem(bic: string, iban: string): BicProblem | null {
  const code = normalizeBic(bic);
  if (!isValidBIC(code)) return 'bic-invalid';
  const country = normalizeIban(iban).slice(0, 2);
  const ofBank = code.slice(4, 6);
  return ofBank === country || BIC_COUNTRIES[country]?.includes(ofBank) ? null : 'bic-country-differs';
}

export function normalizeBic(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** In groups of four, as people read it. */
export function formatIban(iban: string): string {
  return normalizeIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}
