import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CHALLENGE_EXPIRED } from './card-payment.ts';
import { isPayout, settleLater } from './payout.ts';
import { addDeadlineOf, settlePreauthorization } from './preauthorization.ts';
import type { Provider } from './provider.ts';
import type { Payout, Preauthorization, Transaction } from './resources.ts';
import type { Store } from './store.ts';
import { settleTransaction } from './transaction.ts';

/** Milliseconds in which changes that follow each other are written once. */
const PAUSE = 50;

/**
 * What a later run needs of an earlier one: whoever has paid can be refunded. Tokens, hooks and calls belong
 * to one run, and so do cards that nobody has taken yet: a whole number is written nowhere.
 */
const KEPT = [
  ...(['users', 'wallets', 'registrations', 'cards', 'preauthorizations', 'responses'] as const),
  ...(['recipients', 'identitySessions', 'disputes', 'disputeDocuments'] as const),
] as const;

type StoredText = {
  [Name in (typeof KEPT)[number]]: [string, unknown][];
} & { transactions: Transaction[]; events: Store['events'] };

/**
 * Keeps what the server knows in a file, which is read now and written after each change.
 * @returns writes what has not been written yet
 */
export function keepInFile(app: FastifyInstance, provider: Provider, file: string): () => void {
  if (existsSync(file)) restore(provider, JSON.parse(readFileSync(file, 'utf8')) as StoredText);
  mkdirSync(dirname(file), { recursive: true });
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    // Whoever reads the file never sees a half of it.
    writeFileSync(`${file}.new`, textOf(provider.store), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') timer ??= setTimeout(write, PAUSE);
  });
  return write;
}

function textOf(store: Store): string {
  const maps = KEPT.map((name) => [name, [...store[name]]] as const);
  const transactions = [...store.transactions.values()];
  return JSON.stringify({ ...Object.fromEntries(maps), transactions, events: store.events });
}

function restore(provider: Provider, stored: StoredText): void {
  const { store } = provider;
  // A file of an earlier release has fewer.
  for (const name of KEPT)
    for (const [id, item] of stored[name] ?? []) (store[name] as Map<string, unknown>).set(id, item);
  store.events.push(...stored.events);
  for (const transaction of stored.transactions) store.addTransaction(transaction);
  for (const transaction of stored.transactions) endChallenge(provider, transaction);
  for (const preauthorization of store.preauthorizations.values()) resume(provider, preauthorization);
}

/**
 * Nobody can answer a challenge whose page was of the run that has ended; a payout waits for its bank alone.
 */
function endChallenge(provider: Provider, transaction: Transaction): void {
  if (isPayout(transaction)) settleLater(provider, transaction as Payout);
  else if (transaction.Status === 'CREATED') settleTransaction(provider, transaction, CHALLENGE_EXPIRED);
}

/** A preauthorization ends by the clock of this run; one with an open challenge fails as a payment does. */
function resume(provider: Provider, preauthorization: Preauthorization): void {
  if (preauthorization.Status === 'CREATED')
    settlePreauthorization(provider, preauthorization, CHALLENGE_EXPIRED);
  else addDeadlineOf(provider, preauthorization);
}
