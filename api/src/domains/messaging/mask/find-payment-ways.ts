import { findGiftCards } from './find-gift-cards.ts';
import { type FoundDetail, findAll } from './found-detail.ts';
import { PAYEE } from './mention-words.ts';
import { AMBIGUOUS, letter, loosely, MISTYPED, SERVICES } from './payment-services.ts';
import { AMOUNT, MONEY, PAYING } from './payment-words.ts';
import { sentenceAround } from './sentence.ts';

const WAYS = [
  ...[
    'via',
    'per',
    'by',
    'through',
    'using',
    'par',
    'über',
    'por',
    'iwwer',
    'mittels',
    'to my',
    'sur mon',
    'auf mein',
  ],
  ...[
    'have',
    'use',
    'take',
    'accept',
    'only',
    'nur',
    'nehme',
    'nehmen',
    'nehm(?:e|en)? auch',
    'haben sie',
    'akzeptiere',
  ],
  ...[
    'seulement',
    'prends',
    'accepte',
    'avez',
    'avez-vous',
    'as',
    'tens',
    'utilisez',
    'send',
    'pay',
    'propose',
    'en',
  ],
  'fai(?:re|s|tes)(?:[- ]moi)? un',
];
const ACCOUNT = '(?:account|konto|kont|compte|conta)';
const SERVICE = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...SERVICES, ...MISTYPED].map(loosely).join('|')})s?(?![\\p{L}])`,
  'giu',
);
const AMBIGUOUS_SERVICE = new RegExp(
  `(?<=(?<!\\p{L})(?:${WAYS.join('|')})\\s{1,3}(?:my\\s|your\\s|mein(?:e|em)?\\s|mon\\s|ma\\s)?)` +
    `(?:${AMBIGUOUS.map(loosely).join('|')})(?![\\p{L}\\d])|` +
    `(?<=(?<!\\p{L})${ACCOUNT}\\s(?:at\\s|bei\\s|chez\\s|no\\s)?)(?:${AMBIGUOUS.join('|')})(?![\\p{L}\\d])|` +
    `(?:${AMBIGUOUS.join('|')})[\\s-](?:${ACCOUNT}|transfer|überweisung|virement|money|code|me (?:the|a|it|your|\\d))(?!\\p{L})`,
  'giu',
);
/** "send the money with Wise": money goes out with a service, keys and greetings go with people. */
const MONEY_WITH = new RegExp(
  `(?<=(?<!\\p{L})(?:with|mit|avec|com|mat)\\s{1,3})(?:${AMBIGUOUS.join('|')})(?![\\p{L}\\d]|['’]s)`,
  'giu',
);
/** Western Union, and PayPal's way to pay friends, by their first letters beside what they are for. */
const ABBREVIATION = new RegExp(
  `(?<=(?<!\\p{L})(?:via|per|by|through|using|with|par|über|mit|avec|pela|por|iwwer)\\s{1,3})w[\\s._-]{0,2}u(?![\\p{L}\\d])|` +
    `(?<![\\p{L}\\d.])w[\\s._-]{0,2}u[.\\s-]{1,2}(?:transfer|virement|überweisung|mandat|transferência)(?!\\p{L})|` +
    `(?<![\\p{L}\\d.])pp\\s(?:(?:an|as|to|als|entre|comme|como)\\s)?(?:freunde?n?|friends?|f&f|proches|amis?|amigos?)(?!\\p{L})`,
  'giu',
);
const CRYPTO = /(?<!\p{L})[ck]r[iy]pto\p{L}*/giu;
const AMBIGUOUS_NAME = new RegExp(`(?<![\\p{L}\\d])(?:${AMBIGUOUS.join('|')})(?![\\p{L}\\d])`, 'giu');
/** Beside another service: "PayPal or Zelle". */
const OR = '\\s{1,2}(?:or|oder|ou|and|und|et|e)\\s{1,2}';
const SERVICE_OR = new RegExp(`(?:${SERVICES.map(loosely).join('|')})${OR}$`, 'iu');
const OR_SERVICE = new RegExp(`^${OR}(?:${SERVICES.map(loosely).join('|')})(?!\\p{L})`, 'iu');
/** Longer than a service's name with signs between its letters. */
const NAME_REACH = 60;
const HIDDEN_SERVICE = new RegExp(
  `(?<![\\p{L}\\d])(?:${AMBIGUOUS.map((name) => [...name].map(letter).join('[\\s._*-]{1,2}')).join('|')})(?![\\p{L}\\d])|` +
    `(?<![\\p{L}\\d])(?=\\p{L}*(?:[\\d@$|€]|!\\p{L}|[íìáàéèóò]))(?:${AMBIGUOUS.map((name) => [...name].map(letter).join('')).join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** Their subdomains count as well: pots.lydia.me, checkout.revolut.com. */
const LINK_HOSTS = [
  ...['paypal.me', 'paypal.com', 'revolut.me', 'revolut.com', 'wise.com', 'buy.stripe.com', 'cash.app'],
  ...['checkout.stripe.com', 'invoice.stripe.com', 'venmo.com', 'monzo.me', 'bunq.me', 'tikkie.me'],
  ...['lydia-app.com', 'lydia.me', 'square.link', 'checkout.square.site', 'pay.sumup.com', 'sumup.link'],
  ...['pay.sumup.io', 'leetchi.com', 'westernunion.com', 'moneygram.com', 'skrill.me', 'paysend.com'],
  ...['gofund.me', 'ko-fi.com', 'buymeacoffee.com', 'gocardless.com', 'payconiq.com', 'pay.google.com'],
  ...['binance.com', 'coinbase.com', 'twint.ch', 'satispay.com', 'zellepay.com'],
];
/** With letters that pass for others, and spaces around its dots. */
const hostPattern = (host: string) => [...host].map(letter).join('').replaceAll('.', '\\s?\\.\\s?');
const LINK = new RegExp(
  `(?<![\\p{L}\\d.-])(?:https?://)?(?:[\\p{L}\\d-]{1,30}\\.){0,3}(?:${LINK_HOSTS.map(hostPattern).join('|')})(?![\\p{L}\\d])(?:\\s{0,2}/\\s?[^\\s)\\]]*[^\\s)\\].,;!?])?`,
  'giu',
);

/** Services that move money past the platform by name, and links that ask for a payment. */
export function findPaymentWays(text: string): FoundDetail[] {
  return [
    ...findAll(text, LINK, 'payment-link'),
    ...findAll(text, SERVICE, 'transfer-service'),
    ...findAll(text, AMBIGUOUS_SERVICE, 'transfer-service'),
    ...findAll(text, MONEY_WITH, 'transfer-service').filter((name) => isPaidWith(text, name)),
    ...findAll(text, CRYPTO, 'transfer-service').filter((name) => isCurrency(text, name)),
    ...findAll(text, ABBREVIATION, 'transfer-service'),
    ...findAll(text, AMBIGUOUS_NAME, 'transfer-service').filter((name) => isAlternative(text, name)),
    ...findAll(text, HIDDEN_SERVICE, 'transfer-service'),
    ...findGiftCards(text),
  ];
}

function isAlternative(text: string, { from, to }: FoundDetail): boolean {
  const [before, after] = [text.slice(Math.max(0, from - NAME_REACH), from), text.slice(to, to + NAME_REACH)];
  return SERVICE_OR.test(before) || OR_SERVICE.test(after);
}

/** "Pay me in crypto", as opposed to what somebody works with. */
function isCurrency(text: string, name: FoundDetail): boolean {
  const { before, after } = sentenceAround(text, name);
  return PAYING.test(before) || PAYING.test(after);
}

function isPaidWith(text: string, name: FoundDetail): boolean {
  const { before, after, whole } = sentenceAround(text, name);
  // "mat Wise bezuelen", "mit Lydia zahlen".
  if (/^\s+(?:be)?(?:zahl|zuel)/iu.test(after) || (PAYEE.test(whole) && PAYING.test(whole))) return true;
  const isMoney = MONEY.test(whole) || AMOUNT.test(whole);
  return (
    (isMoney && PAYING.test(whole.replace(MONEY, ''))) ||
    /(?:pay|payer|payez|zahlen|pagar) \p{L}+\s+$/iu.test(before)
  );
}
