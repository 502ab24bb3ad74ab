import { createHash } from 'node:crypto';
import { paramError } from './api-error.ts';
import { createBodyReader } from './body-reader.ts';
import { newId, newSecret } from './identifiers.ts';
import type { Provider } from './provider.ts';
import type { Card, CardRegistration } from './resources.ts';
import { isResultCode, resultOf, SUCCESS } from './result-codes.ts';
import { aliasOf, behaviourOf, brandOf, isCardNumber, isExpirationDate } from './test-cards.ts';

/** The browser posts the card here, and never to the platform. */
export const TOKENISING_PATH = '/webpayment/getToken';

/** Seconds between the registration and the card. */
const LONGEST_WAIT = 20 * 60;

const TOKEN_ERROR = '001599';

export function createCardRegistration(provider: Provider, body: unknown): CardRegistration {
  const reader = createBodyReader(body);
  const userId = reader.text('UserId');
  const currency = reader.currency('Currency');
  const cardType = reader.oneOf(
    'CardType',
    ['CB_VISA_MASTERCARD', 'AMEX', 'MAESTRO', 'BCMC'],
    'CB_VISA_MASTERCARD',
  );
  const holder = reader.optionalText('CardHolderName');
  const tag = reader.tag();
  if (!provider.store.users.has(userId)) reader.fail('UserId', `The user ${userId} does not exist.`);
  reader.check();
  const registration: CardRegistration = {
    Id: newId('cardreg', provider.clock.now()),
    Tag: tag,
    CreationDate: provider.clock.unixSeconds(),
    UserId: userId,
    Currency: currency,
    CardType: cardType,
    CardHolderName: holder,
    AccessKey: newSecret(),
    PreregistrationData: newSecret(),
    CardRegistrationURL: `${provider.origin}${TOKENISING_PATH}`,
    RegistrationData: null,
    CardId: null,
    Status: 'CREATED',
    ResultCode: null,
    ResultMessage: null,
  };
  provider.store.registrations.set(registration.Id, registration);
  provider.store.accessKeys.set(registration.AccessKey, registration.Id);
  return registration;
}

/** The answer to the browser: `data=…`, or `errorCode=…` with the first thing that is wrong. */
export function tokenise({ store, clock }: Provider, form: Readonly<Record<string, unknown>>): string {
  const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  const registration = store.registrations.get(store.accessKeys.get(field('accessKeyRef')) ?? '');
  const isLate = !registration || clock.unixSeconds() - registration.CreationDate > LONGEST_WAIT;
  if (isLate || registration.Status !== 'CREATED' || registration.PreregistrationData !== field('data'))
    return 'errorCode=105299';
  const number = field('cardNumber').replaceAll(' ', '');
  if (!isCardNumber(number)) return 'errorCode=105202';
  if (!isExpirationDate(field('cardExpirationDate'))) return 'errorCode=105203';
  if (!/^\d{3,4}$/.test(field('cardCvx'))) return 'errorCode=105204';
  const data = `data=${newSecret()}`;
  store.cardTokens.set(`${registration.Id} ${data}`, { number, expirationDate: field('cardExpirationDate') });
  return data;
}

/**
 * Makes the card of what the tokenising address answered.
 *
 * @throws ApiError 400 when it was made before
 */
export function completeCardRegistration(
  provider: Provider,
  registration: CardRegistration,
  body: unknown,
): CardRegistration {
  const reader = createBodyReader(body);
  const data = reader.text('RegistrationData', 2048);
  const holder = reader.optionalText('CardHolderName');
  reader.check();
  if (registration.Status !== 'CREATED')
    throw paramError({ RegistrationData: 'The card registration has already been processed.' });
  registration.RegistrationData = data;
  registration.CardHolderName = holder ?? registration.CardHolderName;
  const key = `${registration.Id} ${data}`;
  const token = provider.store.cardTokens.get(key);
  provider.store.cardTokens.delete(key);
  if (!token) {
    const code = data.replace('errorCode=', '');
    Object.assign(registration, resultOf(isResultCode(code) ? code : TOKEN_ERROR), { Status: 'ERROR' });
    return registration;
  }
  const card = cardOf(provider, registration, token.number, token.expirationDate);
  provider.store.cards.set(card.Id, { card, behaviour: behaviourOf(token.number) });
  return Object.assign(registration, resultOf(SUCCESS), { Status: 'VALIDATED' as const, CardId: card.Id });
}

function cardOf(
  { clock }: Provider,
  registration: CardRegistration,
  number: string,
  expirationDate: string,
): Card {
  return {
    Id: newId('card', clock.now()),
    Tag: null,
    CreationDate: clock.unixSeconds(),
    UserId: registration.UserId,
    Currency: registration.Currency,
    CardHolderName: registration.CardHolderName,
    ExpirationDate: expirationDate,
    Alias: aliasOf(number),
    ...brandOf(number),
    Country: 'FRA',
    Product: 'I',
    BankCode: '00152',
    Active: true,
    Validity: 'UNKNOWN',
    Fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 32),
  };
}

/** The only change that a card knows. */
export function deactivateCard(card: Card, body: unknown): Card {
  const reader = createBodyReader(body);
  if (reader.optionalFlag('Active') !== false)
    reader.fail('Active', 'The value of Active can only be false.');
  reader.check();
  card.Active = false;
  return card;
}
