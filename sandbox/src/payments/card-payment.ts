import type { BodyReader } from './body-reader.ts';
import { newSecret } from './identifiers.ts';
import { decideByAmount, type Provider } from './provider.ts';
import type { Card, CardPayment } from './resources.ts';
import { SUCCESS } from './result-codes.ts';
import { type Challenge, find } from './store.ts';
import { hasExpired } from './test-cards.ts';

const MINUTE = 60_000;

/** A challenge that nobody answers fails after so long. */
export const CHALLENGE_LIMIT = 15 * MINUTE;

export const CHALLENGE_REFUSED = '101301';
export const CHALLENGE_EXPIRED = '101304';

/** A card that has paid nothing within a day of its registration is not active any more. */
const UNUSED_CARD_LIMIT = 24 * 60 * MINUTE;

const BROWSER_INFO = [
  'AcceptHeader',
  'ColorDepth',
  'JavaEnabled',
  'JavascriptEnabled',
  'Language',
  'ScreenHeight',
  'ScreenWidth',
  'TimeZoneOffset',
  'UserAgent',
] as const;

/** Longest text on the statement of a card. */
const LONGEST_DESCRIPTOR = 10;

/** The fields that pay-ins and preauthorizations by card share. Nothing is checked before `reader.check`. */
export function readCardPayment(reader: BodyReader) {
  return {
    AuthorId: reader.text('AuthorId'),
    DebitedFunds: reader.money('DebitedFunds', 1),
    CardId: reader.text('CardId'),
    SecureMode: reader.oneOf('SecureMode', ['DEFAULT', 'FORCE', 'NO_CHOICE'], 'DEFAULT'),
    SecureModeReturnURL: reader.url('SecureModeReturnURL'),
    StatementDescriptor: reader.optionalText('StatementDescriptor', LONGEST_DESCRIPTOR),
    Culture: reader.optionalText('Culture', 2) ?? 'EN',
    BrowserInfo: reader.record('BrowserInfo', BROWSER_INFO),
    IpAddress: reader.ipAddress('IpAddress'),
    Billing: reader.raw('Billing'),
    Shipping: reader.raw('Shipping'),
    Tag: reader.tag(),
  };
}

/** Adds to the reader's errors what is wrong with the author and the card of a payment. */
export function checkParties(
  { store }: Provider,
  reader: BodyReader,
  payment: Pick<CardPayment, 'AuthorId' | 'CardId' | 'DebitedFunds'>,
): void {
  const { AuthorId: authorId, CardId: cardId, DebitedFunds: funds } = payment;
  const card = store.cards.get(cardId)?.card;
  if (!store.users.has(authorId)) reader.fail('AuthorId', `The user ${authorId} does not exist.`);
  if (!card) reader.fail('CardId', `The card ${cardId} does not exist.`);
  else if (card.UserId !== authorId) reader.fail('CardId', 'The card belongs to another user.');
  else if (card.Currency !== funds.Currency)
    reader.fail('DebitedFunds.Currency', `The card was registered for ${card.Currency}.`);
}

/** Where the bank's page leads back, with the id of what was paid. */
export function withIdOf(address: string, parameter: string, id: string): string {
  const url = new URL(address);
  url.searchParams.set(parameter, id);
  return url.href;
}

/** Settles a new payment at once, or starts the challenge that settles it. */
export function authorise(provider: Provider, payment: CardPayment, settle: (code: string) => void): void {
  const { card, behaviour } = find(provider.store.cards, payment.CardId);
  const refusal = refusalOf(card, provider.clock.now());
  if (refusal) settle(refusal);
  else if (behaviour === 'challenge' || payment.SecureMode === 'FORCE')
    startChallenge(provider, payment, settle);
  else settle(decide(provider, payment));
}

/** The result code for a card that is not good any more. */
function refusalOf(card: Card, now: number): string | undefined {
  const isUnused = card.Validity === 'UNKNOWN' && now - card.CreationDate * 1000 > UNUSED_CARD_LIMIT;
  if (!card.Active || isUnused) return '101410';
  return hasExpired(card.ExpirationDate, now) ? '101105' : undefined;
}

/** What the card's bank says. */
function decide(provider: Provider, payment: CardPayment): string {
  const { store, nextDeclines } = provider;
  const stored = find(store.cards, payment.CardId);
  const declined = nextDeclines.shift();
  if (declined) return declined;
  if (stored.behaviour === 'declined') return '101101';
  const code = decideByAmount(provider, 'card', payment.DebitedFunds.Amount);
  if (code === SUCCESS) stored.card.Validity = 'VALID';
  return code;
}

function startChallenge(provider: Provider, payment: CardPayment, settle: (code: string) => void): void {
  const challenge: Challenge = { id: newSecret(), payment, settle };
  provider.store.challenges.set(challenge.id, challenge);
  payment.SecureModeNeeded = true;
  payment.SecureModeRedirectURL = `${provider.origin}/3ds/${challenge.id}`;
  provider.clock.addDeadline(provider.clock.now() + CHALLENGE_LIMIT, () =>
    answerChallenge(provider, challenge, 'expire'),
  );
}

/** The first answer counts; every further one changes nothing. */
export function answerChallenge(
  provider: Provider,
  { payment, settle }: Challenge,
  answer: 'confirm' | 'refuse' | 'expire',
): void {
  if (payment.Status !== 'CREATED') return;
  if (answer === 'confirm') settle(decide(provider, payment));
  else settle(answer === 'refuse' ? CHALLENGE_REFUSED : CHALLENGE_EXPIRED);
}
