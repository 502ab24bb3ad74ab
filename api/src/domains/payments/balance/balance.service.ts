import {
  addMonths,
  BALANCE_GROUPS,
  BALANCE_MONTHS_AFTER,
  BALANCE_MONTHS_BEFORE,
  type Balance,
  type BalanceFigure,
  type BalanceGroup,
  type BalanceMonth,
  balanceGroupOf,
  type CurrencyCode,
  type Day,
  DEFAULT_CURRENCY,
  type LanguageTag,
  LEDGER_LINES_PER_PAGE,
  type LedgerLinePage,
  type MoneyRelease,
  type MoneyReleasePage,
  RELEASES_PER_PAGE,
  toDay,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { MoneyReleases } from '../money-release/money-release.service.ts';
import { createBalanceRepository, type GroupRow, type MonthRow } from './balance.repository.ts';
import { readCursor, writeCursor } from './balance-cursor.ts';
import { listNightLimits } from './night-limits.ts';
import { presentDebt, presentLine, presentRelease } from './present-balance.ts';

export type BalanceService = ReturnType<typeof createBalanceService>;

type Shown = { currency: CurrencyCode; language?: LanguageTag | undefined };
type LineQuery = Shown & { bookingId?: string; cursor?: string };
type ReleaseQuery = Shown & { group: BalanceGroup; cursor?: string };

/** Where an owner’s money is. Each amount is the sum of releases, which the ledger follows cent by cent. */
export function createBalanceService(
  database: Database,
  releases: Pick<MoneyReleases, 'repeatPayout'>,
  now: () => Date,
) {
  const repository = createBalanceRepository(database);
  const today = () => toDay(now());

  const findLines = async (
    ownerId: string,
    { bookingId, cursor, ...asked }: LineQuery,
  ): Promise<LedgerLinePage> => {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const rows = await repository.listTransfers({ ownerId, ...asked }, { bookingId, after });
    const shown = rows.slice(0, LEDGER_LINES_PER_PAGE);
    return { lineArray: shown.map(presentLine), nextCursor: nextCursor(rows, shown) };
  };

  const findRelease = async (ownerId: string, id: string): Promise<MoneyRelease> => {
    const row = await repository.findRelease(ownerId, id);
    if (!row) throw new ProblemError(404, 'release-not-found');
    return presentRelease(row, today());
  };

  /** What is made up for is not told any more. */
  const findDebts = async (asked: Shown & { ownerId: string }) => {
    const owedToUs = await repository.sumDebt(asked);
    return { owedToUs, debtArray: owedToUs > 0 ? (await repository.listDebts(asked)).map(presentDebt) : [] };
  };

  return {
    findLines,

    async findReleases(
      ownerId: string,
      { group, cursor, ...asked }: ReleaseQuery,
    ): Promise<MoneyReleasePage> {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const rows = await repository.listGroup({ ownerId, ...asked }, group, after);
      const shown = rows.slice(0, RELEASES_PER_PAGE);
      return {
        releaseArray: shown.map((row) => presentRelease(row, today())),
        nextCursor: nextCursor(rows, shown),
      };
    },

    /** @throws ProblemError `release-not-found`, `release-not-returned`, `recipient-missing` */
    async repeatPayout(ownerId: string, id: string): Promise<MoneyRelease> {
      await findRelease(ownerId, id);
      await releases.repeatPayout(id);
      return findRelease(ownerId, id);
    },

    async find(ownerId: string, wanted: CurrencyCode | undefined, language?: LanguageTag): Promise<Balance> {
      const groups = await repository.sumGroups(ownerId);
      const currency = wanted ?? mainCurrencyOf(groups);
      const asked = { ownerId, currency, language };
      const present = (rows: Awaited<ReturnType<typeof repository.listNext>>) =>
        rows.slice(0, RELEASES_PER_PAGE).map((row) => presentRelease(row, today()));
      const [nextRows, paidRows, attentionRows, debts, months, ledger, nightLimitArray, isOwner] =
        await Promise.all([
          repository.listNext(asked),
          repository.listPaid(asked),
          repository.listAttention(asked),
          findDebts(asked),
          repository.sumMonths(asked, now().toISOString()),
          findLines(ownerId, { currency, language }),
          listNightLimits(database, ownerId, now().getUTCFullYear()),
          groups.length > 0 || repository.isOwner(ownerId),
        ]);
      const nextArray = present(nextRows);
      const paidArray = present(paidRows);
      return {
        currency,
        currencyArray: [...new Set([currency, ...groups.map((group) => group.currency)])].sort(),
        figureArray: BALANCE_GROUPS.map((group) =>
          figureOf(
            group,
            groups.filter((row) => row.currency === currency),
            group === 'paid' ? paidArray : nextArray,
          ),
        ),
        attentionArray: present(attentionRows),
        nextArray,
        ...debts,
        monthArray: monthsOf(months, today()),
        ledger,
        nightLimitArray,
        isOwner,
      };
    },
  };
}

function nextCursor(rows: readonly { position: string; id: string }[], shown: typeof rows): string | null {
  const last = shown.at(-1);
  return last && rows.length > shown.length ? writeCursor({ at: last.position, id: last.id }) : null;
}

/** In which most is held or owed. */
function mainCurrencyOf(groups: readonly GroupRow[]): CurrencyCode {
  const [first] = groups.filter(({ state }) => state !== 'paid').sort((a, b) => b.amount - a.amount);
  return first?.currency ?? groups[0]?.currency ?? DEFAULT_CURRENCY;
}

/** The date is that of the first release that has one; of what was paid, of the last one. */
function figureOf(
  group: BalanceGroup,
  rows: readonly GroupRow[],
  releases: readonly MoneyRelease[],
): BalanceFigure {
  const own = rows.filter(({ state }) => balanceGroupOf(state) === group);
  const dated = releases
    .filter((release) => release.group === group)
    .map((release) => [dayOf(release), release.amount] as const);
  const [date = null, dateAmount = null] = dated.find(([day]) => day !== null) ?? [];
  return {
    group,
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
    count: own.reduce((sum, { count }) => sum + count, 0),
    date: group === 'owed' ? null : date,
    dateAmount: group === 'owed' ? null : dateAmount,
  };
}

function dayOf({ group, dueAt, expectedOn, paidAt }: MoneyRelease): Day | null {
  if (group === 'held') return toDay(new Date(dueAt));
  if (group === 'on-its-way') return expectedOn;
  return paidAt === null ? null : toDay(new Date(paidAt));
}

function monthsOf(rows: readonly MonthRow[], today: Day): BalanceMonth[] {
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: BALANCE_MONTHS_BEFORE + 1 + BALANCE_MONTHS_AFTER }, (_, index) => {
    const month = addMonths(first, index - BALANCE_MONTHS_BEFORE).slice(0, 7);
    const row = rows.find((one) => one.month === month);
    return { month, paid: row?.paid ?? 0, expected: row?.expected ?? 0, ownerFee: row?.owner_fee ?? 0 };
  });
}
