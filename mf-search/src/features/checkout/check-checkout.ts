import {
  BOOKING_MESSAGE_MAXIMUM,
  CARD_NUMBER_LENGTHS,
  cardBrandOf,
  isLuhnValid,
  PERSON_NAME_MAXIMUM,
} from '@moien/contract';
import { boolean, type Schema, string } from 'yup';
import { digitsOf } from './card-form/format-card.ts';
import {
  CHECKOUT_FIELDS,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutValues,
  type TypedCard,
} from './checkout-fields.ts';

const PHONE_MAXIMUM = 30;
const SHORTEST_NUMBER = 12;
const LONGEST_NUMBER = 19;

/** Each rule with the slug of what to say. */
function rulesAt(now: Date): Record<CheckoutField, (values: CheckoutValues) => Schema> {
  const name = (slug: string) => string().trim().required(slug).max(PERSON_NAME_MAXIMUM, slug);
  return {
    firstName: () => name('first-name-missing'),
    lastName: () => name('last-name-missing'),
    phoneNumber: ({ phonePrefix }) =>
      string()
        .trim()
        .matches(/\d.*\d/, 'phone-missing')
        .max(PHONE_MAXIMUM, 'phone-invalid')
        .test('prefix', 'phone-prefix-missing', () => /^\+\d{1,4}$/.test(phonePrefix)),
    message: () => string().trim().max(BOOKING_MESSAGE_MAXIMUM, 'message-long'),
    cardNumber: () =>
      string()
        .required('card-number-missing')
        .test('digits', 'card-number-invalid', (text) => isCardNumber(digitsOf(text ?? ''))),
    cardExpiry: () =>
      string()
        .required('card-expiry-missing')
        .matches(/^(0[1-9]|1[0-2])\/\d\d$/, 'card-expiry-invalid')
        .test('future', 'card-expired', (text) => isInFuture(text ?? '', now)),
    cardCode: ({ cardNumber }) =>
      string()
        .required('card-code-missing')
        .test('digits', 'card-code-invalid', (text) => isCardCode(text ?? '', cardNumber)),
    areHouseRulesAccepted: () => boolean().oneOf([true], 'house-rules-missing'),
  };
}

/** What is wrong by field; nothing when it can be sent. */
export function checkCheckout(values: CheckoutValues, now = new Date()): Promise<CheckoutErrors> {
  return checkFields(CHECKOUT_FIELDS, values, now);
}

/** The same of a card alone. */
export function checkCard(card: TypedCard, now = new Date()): Promise<CheckoutErrors> {
  const others = { firstName: '', lastName: '', phonePrefix: '', phoneNumber: '', message: '' };
  const values = { ...others, areHouseRulesAccepted: false, ...card };
  return checkFields(['cardNumber', 'cardExpiry', 'cardCode'], values, now);
}

async function checkFields(
  fields: readonly CheckoutField[],
  values: CheckoutValues,
  now: Date,
): Promise<CheckoutErrors> {
  const rules = rulesAt(now);
  const entries = await Promise.all(
    fields.map(async (field) => [field, await problemOf(rules[field](values), values[field])] as const),
  );
  return Object.fromEntries(entries.filter(([, problem]) => problem !== undefined));
}

function problemOf(rule: Schema, value: unknown): Promise<string | undefined> {
  return rule.validate(value).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

function isCardNumber(digits: string): boolean {
  const brand = cardBrandOf(digits);
  const isLongEnough = brand
    ? CARD_NUMBER_LENGTHS[brand].includes(digits.length)
    : digits.length >= SHORTEST_NUMBER && digits.length <= LONGEST_NUMBER;
  return isLongEnough && isLuhnValid(digits);
}

/** A card is good until the last day of its month, UTC. */
function isInFuture(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return now.getTime() < Date.UTC(2000 + year, month, 1);
}

/** American Express prints four digits, everybody else three. */
function isCardCode(code: string, cardNumber: string): boolean {
  const brand = cardBrandOf(digitsOf(cardNumber));
  if (brand === 'amex') return /^\d{4}$/.test(code);
  return brand ? /^\d{3}$/.test(code) : /^\d{3,4}$/.test(code);
}
