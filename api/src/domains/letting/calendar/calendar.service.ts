import {
  CALENDAR_DAYS_MAXIMUM,
  CALENDAR_HOMES_MAXIMUM,
  type Calendar,
  type CalendarQuery,
  DEFAULT_LANGUAGE_TAG,
  type Discount,
  isDay,
  nightsBetween,
  type PriceRule,
  type RuleSetRequest,
  type SavedRuleSet,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { lockProperties } from '../../catalog/index.ts';
import { presentHome } from './calendar.presenter.ts';
import { createCalendarRepository } from './calendar.repository.ts';
import { requireOwnHomes } from './require-own-homes.ts';
import { readRules, replaceRules } from './rule-set.repository.ts';
import { haveSameRules } from './same-rules.ts';

export type CalendarService = ReturnType<typeof createCalendarService>;

/** The calendar of all homes of an owner, and the rules that it follows. */
export function createCalendarService(database: Database) {
  const repository = createCalendarRepository(database);
  return {
    /** @throws ProblemError 400 for days that do not exist, in another order, or too many of them */
    async show(
      ownerId: string,
      { from, to, language = DEFAULT_LANGUAGE_TAG }: CalendarQuery,
    ): Promise<Calendar> {
      refuseDays([{ firstDay: from, lastDay: to }]);
      if (nightsBetween(from, to) >= CALENDAR_DAYS_MAXIMUM) throw new ProblemError(400, 'too-many-days');
      const homes = await repository.listHomes(ownerId, language, CALENDAR_HOMES_MAXIMUM);
      const ids = homes.map(({ id }) => id);
      const [runs, entries] = await Promise.all([
        repository.listDayRuns(ids, from, to),
        repository.listEntries(ids, from, to),
      ]);
      const runsOf = Map.groupBy(runs, (run) => run.property_id);
      const entriesOf = Map.groupBy(entries, (entry) => entry.property_id);
      const homeArray = homes.map((home) =>
        presentHome(home, runsOf.get(home.id) ?? [], entriesOf.get(home.id) ?? [], { from, to }),
      );
      return { from, to, homeArray };
    },

    /**
     * @throws ProblemError 400 for rules that contradict themselves, 404, 409 `mixed-currencies`, 412
     * `rules-changed-elsewhere`
     */
    async saveRules(
      ownerId: string,
      { propertyIdArray, ruleSet, knownRuleSet }: RuleSetRequest,
    ): Promise<SavedRuleSet> {
      const [firstId = ''] = propertyIdArray;
      for (const rule of ruleSet.ruleArray) refuseRule(rule);
      refuseDiscounts(ruleSet.discountArray);
      const hasPrice = ruleSet.ruleArray.some(({ price }) => price !== null);
      return database.transaction().execute(async (transaction) => {
        await lockProperties(transaction, propertyIdArray);
        await requireOwnHomes(transaction, ownerId, propertyIdArray, hasPrice);
        if (knownRuleSet) {
          const current = await readRules(transaction, firstId);
          // What was sent before may have been saved although its answer was lost.
          const isExpected = [knownRuleSet, ruleSet].some((known) => haveSameRules(current, known));
          if (!isExpected) throw new ProblemError(412, 'rules-changed-elsewhere');
        }
        await replaceRules(transaction, propertyIdArray, ruleSet);
        return { homeCount: propertyIdArray.length };
      });
    },
  };
}

/** @throws ProblemError 400 for days that do not exist, or an end before its beginning */
export function refuseDays(ranges: readonly { firstDay: string; lastDay: string }[]): void {
  if (ranges.some(({ firstDay, lastDay }) => !isDay(firstDay) || !isDay(lastDay) || lastDay < firstDay))
    throw new ProblemError(400, 'invalid-request');
}

function refuseRule(rule: PriceRule): void {
  if (rule.kind === 'season') refuseDays([rule]);
  const isContradictory =
    (rule.price !== null && rule.percent !== null) ||
    rule.percent === 0 ||
    (rule.minimumNights ?? 1) > (rule.maximumNights ?? 365);
  if (isContradictory) throw new ProblemError(400, 'invalid-request');
}

/** One of each kind, with days where it depends on when a stay is booked, and else without. */
function refuseDiscounts(discounts: readonly Discount[]): void {
  const kinds = new Set(discounts.map(({ kind }) => kind));
  const isContradictory = discounts.some(
    ({ kind, days }) => (days !== null) !== (kind === 'early-booking' || kind === 'last-minute'),
  );
  if (kinds.size < discounts.length || isContradictory) throw new ProblemError(400, 'invalid-request');
}
