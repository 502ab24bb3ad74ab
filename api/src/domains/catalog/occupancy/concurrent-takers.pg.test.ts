import { randomUUID } from 'node:crypto';
import {
  type Days,
  type OccupancySite,
  openOccupancySite,
  TOMORROW,
  takingOf,
  YESTERDAY,
} from '../../../testing/occupancy-site.ts';
import type { OpenTransaction } from './occupancy.ts';

let site: OccupancySite;

beforeAll(async () => {
  site = await openOccupancySite();
}, 120_000);

afterAll(() => site.close());

async function countConflicts(propertyId: string): Promise<number> {
  const { rows } = await site.client.query(
    'select count(*)::int as count from import_conflict where property_id = $1',
    [propertyId],
  );
  return rows[0].count;
}

describe('many at once', () => {
  it('have one winner among 50 who take overlapping nights in every way', async () => {
    const home = await site.add();
    const attempts = Array.from({ length: 50 }, async (_, index) => {
      const days: Days = [`2027-05-${10 + (index % 5)}`, `2027-05-${15 + (index % 7)}`];
      const take = index % 2 === 0 ? site.book : site.hold;
      return (await take(home, days, { allowsSameDayTurnover: index % 3 === 0 })).outcome;
    });
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'dates-taken')).toHaveLength(49);
    expect([await site.periodsOf(home), await site.differences()]).toEqual([[expect.any(String)], []]);
  });

  it('leave the nights to the owner who closes them or to the guest, never to both', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const home = await site.add();
      const work = [
        () => site.closeDays(home, ['2027-05-12', '2027-05-13']),
        () => site.book(home, ['2027-05-10', '2027-05-15']).then(({ outcome }) => outcome),
      ];
      if (round % 2 === 0) work.reverse();
      const results = await Promise.all(work.map((attempt) => attempt()));
      outcomes.add(results.sort().join());
      const { rowCount } = await site.client.query('select from rental_day where property_id = $1', [home]);
      expect([rowCount, (await site.periodsOf(home)).length]).toEqual(
        results.includes('closed') ? [2, 0] : [0, 1],
      );
    }
    expect([...outcomes].sort()).toEqual(['closed,dates-taken', 'dates-taken,taken']);
  });

  it('give an imported event the nights or a conflict', async () => {
    for (let round = 0; round < 20; round += 1) {
      const home = await site.add();
      const work = [
        () => site.importEvent(home, ['2027-05-10', '2027-05-15']),
        () => site.book(home, ['2027-05-10', '2027-05-15']).then(({ outcome }) => outcome),
      ];
      if (round % 2 === 0) work.reverse();
      const results = (await Promise.all(work.map((attempt) => attempt()))).sort();
      const conflicts = await countConflicts(home);
      expect([results.join(), conflicts, (await site.periodsOf(home)).length]).toEqual(
        conflicts === 0 ? ['dates-taken,taken', 0, 1] : ['conflict,taken', 1, 1],
      );
    }
  });

  it('never wait for each other, whatever they do with two homes', async () => {
    const homes = [await site.add(), await site.add()];
    const ids = Array.from({ length: 4 }, () => randomUUID());
    const work = Array.from({ length: 120 }, (_, index) => {
      const home = homes[index % 2] ?? '';
      const id = ids[index % 4] ?? '';
      const days: Days = [`2027-05-${10 + (index % 9)}`, `2027-05-${20 + (index % 3)}`];
      const ways: ((transaction: OpenTransaction) => Promise<unknown>)[] = [
        (transaction) =>
          site.occupancy.takeNights(transaction, {
            ...takingOf(home, days),
            kind: 'hold',
            endsAt: index % 3 === 0 ? YESTERDAY : TOMORROW,
          }),
        (transaction) =>
          site.occupancy.importNights(transaction, {
            ...takingOf(home, days, { sourceId: id }),
            source: 'x',
          }),
        (transaction) => site.occupancy.releaseNights(transaction, id),
        (transaction) =>
          site.occupancy.closeDays(transaction, { propertyId: home, firstDay: days[0], lastDay: days[0] }),
        async (transaction) => {
          await site.occupancy.lockProperties(transaction, index % 2 === 0 ? homes : [...homes].reverse());
          for (const propertyId of homes)
            await site.occupancy.takeNights(transaction, { ...takingOf(propertyId, days), kind: 'lease' });
        },
      ];
      return site.within(ways[index % 5] ?? (() => Promise.reject()));
    });
    const results = await Promise.allSettled(work);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await site.differences()).toEqual([]);
  });

  it('never wait for each other when an event ends while its calendar is imported again', async () => {
    const home = await site.add();
    const events = Array.from({ length: 4 }, () => randomUUID());
    const work = Array.from({ length: 400 }, (_, index) => {
      const sourceId = events[index % 4] ?? '';
      const days: Days = [`2027-05-${10 + (index % 9)}`, `2027-05-${20 + (index % 3)}`];
      return index % 3 === 0 ? site.importEvent(home, days, { sourceId }) : site.release(sourceId);
    });
    const results = await Promise.allSettled(work);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await site.differences()).toEqual([]);
  });
});
