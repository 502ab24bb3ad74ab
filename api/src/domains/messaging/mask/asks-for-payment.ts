import {
  ASKED,
  BY,
  CHEATED,
  ELSEWHERE,
  FRAUD_BY,
  HAS,
  HAS_PAID,
  IS_OWN,
  MONEY_ITSELF,
  OWN,
  PAYEE,
  PAYEE_ASKS,
  SOMEBODY,
  TALKS_OF,
  WARNS,
  WORK_FOR,
} from './mention-words.ts';
import { AMBIGUOUS, SERVICES } from './payment-services.ts';
import { AMOUNT, MONEY, PAYING, PROPOSING, SAVING, WISHING } from './payment-words.ts';
import {
  CLAUSE_END,
  INSTEAD_OF_PLATFORM,
  NEVER,
  NO,
  NO_MATTER,
  PART_END,
  PAST_PLATFORM,
  PLATFORM,
  RATHER,
  REFUSED_AT_ONCE,
} from './refusal-words.ts';
import { type Sentence, sentenceAround } from './sentence.ts';

const NAMES = new Set([...SERVICES, ...AMBIGUOUS]);
const IN_WORDS =
  /^(?:western[ -]union|cash app|mb way|usd coin|mandat cash|ria money transfer|orange money)s?$/i;
/** Names of people too. */
const PEOPLE = /^(?:lydia|ria|solana)$/i;
/** Codes that are bought in a shop. */
const PREPAID = /neosurf|transcash|paysafe|pcs|toneo|cashlib/i;
const GIFT_CARD = /card|kart|cart|kaart|gutschein|coupon|voucher|recharge|ch[eè]que/iu;
/** A "never" or "not" within so many words before or after a name means that name. */
const NEVER_REACH = { before: 7, after: 6 };

/**
 * Whether a service is named to be paid by: the words around it are about paying or wishing, and neither
 * forbid it, nor tell what happened, nor ask on the payer's side. A name with hidden letters always is.
 */
export function asksForPayment(text: string, range: { from: number; to: number }): boolean {
  const name = text.slice(range.from, range.to);
  if (!isOpen(name) || SAVING.test(text)) return true;
  const sentence = sentenceAround(text, range);
  if (!isProposal(name, sentence)) return false;
  if (REFUSED_AT_ONCE.test(text.slice(range.to))) return false;
  const isQuestion = /\?[!?\s]*$/.test(sentence.whole);
  const isInstead = INSTEAD_OF_PLATFORM.test(text);
  if (isQuestion ? !isInstead && isOfPayer(sentence) : isForbidden(sentence)) return false;
  return !hasHappened(name, sentence) && !isEmployer(text, sentence) && !isElsewhere(name, sentence);
}

/** As it is spelled: hidden and changed letters have a reason. */
function isOpen(name: string): boolean {
  const letters = name.toLowerCase();
  const isName = NAMES.has(letters) || NAMES.has(letters.replace(/s$/, '')) || IN_WORDS.test(name);
  return isName || (GIFT_CARD.test(name) && /^[\p{L}\s-]+$/u.test(name));
}

function isProposal(name: string, { before, after }: Sentence): boolean {
  const around = `${before} ${after}`;
  if (isAboutMoney(around) || IS_OWN.test(after) || PREPAID.test(name)) return true;
  if (PEOPLE.test(name)) return (HAS.test(before) && /^\s*[?.]/.test(after)) || wordCount(around) < 2;
  if (OWN.test(before) && /^\s*(?:[?.,!]|(?:and|und|et|e|an)\s|$)/iu.test(after)) return true;
  if (BY.test(before) || WISHING.test(before) || PROPOSING.test(partOf('', { before, after }))) return true;
  if (PAST_PLATFORM.test(around)) return true;
  // Little else, or at the end: "PayPal?", "… is blocked, so MoneyGram".
  return wordCount(around) < 3 || (wordCount(after) === 0 && wordCount(lastClause(before)) < 2);
}

function isAboutMoney(text: string): boolean {
  return PAYING.test(text) || MONEY.test(text) || AMOUNT.test(text);
}

/** The part of a sentence between commas. */
function partOf(name: string, { before, after }: Pick<Sentence, 'before' | 'after'>): string {
  return `${before.split(PART_END).at(-1)}${name} ${after.split(PART_END)[0]}`;
}

const wordCount = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;
const lastClause = (text: string): string => text.split(CLAUSE_END).at(-1) ?? '';

/** "never by …", "… is not taken"; but "not on this site, by …" and "… because the site does not work". */
function isForbidden({ before, after }: Sentence): boolean {
  if (NO.test(before) || RATHER.test(before)) return true;
  const near = lastClause(before.replaceAll(NO_MATTER, '')).trim().split(/\s+/).slice(-NEVER_REACH.before);
  const next = (after.split(CLAUSE_END)[0] ?? '').trim().split(/\s+/).slice(0, NEVER_REACH.after);
  const afterNever = near.join(' ').split(NEVER).slice(1).at(-1);
  const [beforeNever, ...rest] = next.join(' ').split(NEVER);
  const isBefore = afterNever !== undefined && !PLATFORM.test(afterNever);
  return isBefore || (rest.length > 0 && !PLATFORM.test(beforeNever ?? ''));
}

function isOfPayer({ before, after, whole }: Sentence): boolean {
  return !PAYEE_ASKS.test(whole) && !PAYEE.test(whole) && wordCount(`${before} ${after}`) > 1;
}

function hasHappened(name: string, sentence: Sentence): boolean {
  const { before, after } = sentence;
  const part = partOf(name, sentence);
  if (CHEATED.test(part) || HAS_PAID.test(part)) return true;
  if (WARNS.test(sentence.whole) || FRAUD_BY.test(before) || TALKS_OF.test(before)) return true;
  return SOMEBODY.test(before) && (ASKED.test(before) || ASKED.test(after));
}

function isElsewhere(name: string, { whole }: Sentence): boolean {
  // In Portuguese "dinheiro" is cash, too.
  const isOfMoney = MONEY.test(whole.replace(/dinheiro/iu, ''));
  if (!ELSEWHERE.test(whole) || isOfMoney || PAYEE.test(whole)) return false;
  const isCode = PREPAID.test(name) || GIFT_CARD.test(name);
  return !isCode || !(PAYING.test(whole) || WISHING.test(whole));
}

function isEmployer(text: string, { before }: Sentence): boolean {
  return WORK_FOR.test(before) && !MONEY_ITSELF.test(text);
}
