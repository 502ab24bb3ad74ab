import { createRandom } from '../../lib/random.ts';
import { createInsist } from '../money/insist.ts';
import { type MoneySite, openMoneySite } from '../money/money-site.ts';
import { insertTouristTax } from '../price-rules-factory.ts';
import { LUXEMBOURG, TRIER } from '../property-factory.ts';
import { findBalanceWrongs } from './balance-wrongs.ts';
import { findInvoiceWrongs, findNumberGaps } from './invoice-wrongs.ts';
import { DIFFERENCES, plantDifference } from './plant-difference.ts';
import { type HistoryEvents, playHistory } from './play-history.ts';

export type HistoriesResult = {
  wrongs: string[];
  events: HistoryEvents;
  /** How many differences of each kind were planted; those that were not found are among the wrongs. */
  planted: Record<string, number>;
};

type Part = {
  first: number;
  count: number;
  differences: number;
  /** Told of each wrong as it is found. */
  onWrong?: (wrong: string) => void;
};

/**
 * Plays histories on a database of their own, one after the other in time, and compares what owners are
 * shown, the invoices, the ledger and the provider. Then differences are planted, of which the comparison
 * must find each.
 */
export async function runHistories({
  first,
  count,
  differences,
  onWrong = () => undefined,
}: Part): Promise<HistoriesResult> {
  const site = await openMoneySite(() => false);
  // A share of exactly 335.01 would be refused for good by the sandbox, which is no wrong of ours.
  site.server.control.ignoreTestAmounts();
  const result: HistoriesResult = {
    wrongs: [],
    events: { bookings: 0, 'returned-payouts': 0, disputes: 0, deposits: 0, checks: 0 },
    planted: {},
  };
  const note = (wrongs: readonly string[]) => {
    for (const wrong of wrongs) onWrong(wrong);
    result.wrongs.push(...wrongs);
  };
  try {
    await insertTouristTax(site.client, LUXEMBOURG.id, { amount: 250 });
    await insertTouristTax(site.client, TRIER.id, { percent: 5, cap: 2000 });
    for (let index = first; index < first + count; index += 1) {
      const seed = `history ${index}`;
      const wrongs = await runHistory(site, seed, result.events).catch((error: unknown) => [String(error)]);
      note(wrongs.map((wrong) => `${seed}: ${wrong}`));
    }
    // By the present clock every wallet has moved within the days that the comparison looks back.
    await site.restart();
    note([...(await findNumberGaps(site)), ...(await findDifferences(site))]);
    if (result.wrongs.length === 0) note(await plant(site, { first, differences }, result.planted));
  } finally {
    await site.close();
  }
  return result;
}

async function runHistory(site: MoneySite, seed: string, events: HistoryEvents): Promise<string[]> {
  const wrongs: string[] = [];
  const random = createRandom(seed);
  const insist = createInsist(site, (error) => wrongs.push(`a fault of ours: ${String(error)}`));
  const check = async (ownerId: string) => {
    wrongs.push(...(await findBalanceWrongs(site, ownerId)));
  };
  const ownerId = await playHistory({ site, random, insist, events, check });
  return [...wrongs, ...(await findInvoiceWrongs(site, ownerId))];
}

async function findDifferences(site: MoneySite): Promise<string[]> {
  const { differences, uncheckedCount } = await site.checkLedger();
  return [
    ...differences.map((difference) => `ledger: ${JSON.stringify(difference)}`),
    ...(uncheckedCount > 0 ? [`ledger: ${uncheckedCount} wallets could not be compared`] : []),
  ];
}

async function plant(
  site: MoneySite,
  { first, differences }: Pick<Part, 'first' | 'differences'>,
  planted: HistoriesResult['planted'],
): Promise<string[]> {
  const wrongs: string[] = [];
  const kinds = Object.keys(DIFFERENCES);
  const random = createRandom(`differences ${first}`);
  for (let index = 0; index < differences; index += 1) {
    const kind = kinds[(first + index) % kinds.length] ?? '';
    const { mark, undo } = await plantDifference(site, kind, random);
    const found = await findDifferences(site);
    if (!found.some((difference) => difference.includes(mark)))
      wrongs.push(`not found: ${kind} (${mark}); found were ${found.join('; ') || 'none'}`);
    planted[kind] = (planted[kind] ?? 0) + 1;
    await undo();
  }
  // Each was taken back, so that none hid another.
  return [...wrongs, ...(await findDifferences(site))];
}
