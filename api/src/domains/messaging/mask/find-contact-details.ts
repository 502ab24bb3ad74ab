import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js';
import { findPaymentDetails } from './find-payment-details.ts';
import { foldText } from './folded-text.ts';
import { type FoundDetail, findAll } from './found-detail.ts';

const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63} ?@ ?(?:[\p{L}\d-]{2,63}\.){1,3}\p{L}{2,24}/giu;
/** Whose numbers are written without their country's prefix. */
const COUNTRIES: readonly CountryCode[] = ['LU', 'FR', 'DE', 'BE', 'PT'];
/**
 * A prefix, or a mobile number of Luxembourg or Portugal: other digits are prices and days far more often.
 * Four digits after +352 are a public office's.
 */
const LIKE_A_NUMBER = /^(?:\(?\+(?:\D*\d){9}|0|(?:6\d1|9[1236]\d)(?:\D?\d){6}$)/;
/**
 * What every text with a number has, by the patterns here: the shortest is one of five digits in Germany.
 * Looking for those of five countries takes longer than all else that is done for a message.
 */
const MAY_HAVE_NUMBER = /^(?=.*(?:[+0]|6\d1|9[1236]\d))(?:\D*\d){5}/s;
const LIKE_A_DAY = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:0[1-9]|1[0-2])[./ -](?:19|20)\d\d(?!\d))/;
/** By its form, also where the number is not in use: with a prefix, or in five pairs as in France. */
const BY_FORM = [
  /(?<![\p{L}\d])\(?\+[1-9]\d{0,2}\)?(?:[ ./-]{0,2}\(?\d\)?){8,12}(?!\d)/gu,
  /(?<![\p{L}\d.])0[1-9]([ .])\d\d(?:\1\d\d){3}(?![ .]?\d)/gu,
];
/** Belgian companies have numbers that look like a telephone's, after their country's letters. */
const COMPANY_BEFORE = /(?<!\p{Lu})BE ?$/u;

/** Telephone numbers and e-mail addresses, whose sender confirms them before they go out. */
export function findContactDetails(original: string): FoundDetail[] {
  const { text, written } = foldText(original);
  const found = [
    ...(text.includes('@') ? findAll(text, EMAIL, 'email') : []),
    ...(MAY_HAVE_NUMBER.test(text) ? findPhones(text) : []),
  ].map(({ kind, from, to }) => ({ kind, ...written(from, to) }));
  if (found.length === 0) return [];
  const masked = findPaymentDetails(original);
  return found.filter(({ from, to }) => !masked.some((one) => one.from < to && from < one.to));
}

function findPhones(text: string): FoundDetail[] {
  const found = new Map<number, FoundDetail>();
  for (const country of COUNTRIES)
    for (const { startsAt: from, endsAt: to } of findPhoneNumbersInText(text, country))
      if (isPhone(text, from, to)) found.set(from, { kind: 'phone-number', from, to });
  for (const phone of BY_FORM.flatMap((pattern) => findAll(text, pattern, 'phone-number')))
    if (!found.has(phone.from)) found.set(phone.from, phone);
  return [...found.values()];
}

function isPhone(text: string, from: number, to: number): boolean {
  const number = text.slice(from, to);
  return LIKE_A_NUMBER.test(number) && !LIKE_A_DAY.test(number) && !COMPANY_BEFORE.test(text.slice(0, from));
}
