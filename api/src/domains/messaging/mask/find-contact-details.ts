import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js';
import { foldText } from './folded-text.ts';
import { type FoundDetail, findAll } from './found-detail.ts';

const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63} ?@ ?(?:[\p{L}\d-]{2,63}\.){1,3}\p{L}{2,24}/giu;
/** Whose numbers are written without their country's prefix. */
const COUNTRIES: readonly CountryCode[] = ['LU', 'FR', 'DE', 'BE'];
/** A prefix, or a mobile number of Luxembourg: other digits are prices and days far more often. */
const LIKE_A_NUMBER = /^(?:\+|\(\+|0|6\d1)/;
const LIKE_A_DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/;

/** Telephone numbers and e-mail addresses, whose sender confirms them before they go out. */
export function findContactDetails(original: string): FoundDetail[] {
  const { text, written } = foldText(original);
  return [...findAll(text, EMAIL, 'email'), ...findPhones(text)].map(({ kind, from, to }) => ({
    kind,
    ...written(from, to),
  }));
}

function findPhones(text: string): FoundDetail[] {
  const found = new Map<number, FoundDetail>();
  for (const country of COUNTRIES)
    for (const { startsAt: from, endsAt: to } of findPhoneNumbersInText(text, country)) {
      const number = text.slice(from, to);
      if (LIKE_A_NUMBER.test(number) && !LIKE_A_DAY.test(number))
        found.set(from, { kind: 'phone-number', from, to });
    }
  return [...found.values()];
}
