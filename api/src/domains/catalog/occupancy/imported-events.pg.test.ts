import { randomUUID } from 'node:crypto';
import { type OccupancySite, openOccupancySite, YESTERDAY } from '../../../testing/occupancy-site.ts';

let site: OccupancySite;

beforeAll(async () => {
  site = await openOccupancySite();
}, 120_000);

afterAll(() => site.close());

async function conflictsOf(propertyId: string): Promise<string[]> {
  const { rows } = await site.client.query(
    `select period::text || case when resolved_at is null then '' else ' resolved' end as conflict
     from import_conflict where property_id = $1 order by created_at, id`,
    [propertyId],
  );
  return rows.map(({ conflict }) => conflict);
}

describe('an imported event', () => {
  it('takes closed nights too, and writes nothing when it comes again', async () => {
    const home = await site.add();
    await site.closeDays(home, ['2027-05-12', '2027-05-12']);
    const sourceId = randomUUID();
    const readGeneration = async () =>
      (await site.client.query('select sum(generation)::int as sum from search_generation')).rows;
    expect(await site.importEvent(home, ['2027-05-10', '2027-05-15'], { sourceId })).toBe('taken');
    const generation = await readGeneration();
    expect(await site.importEvent(home, ['2027-05-10', '2027-05-15'], { sourceId })).toBe('taken');
    expect([await site.periodsOf(home), await readGeneration()]).toEqual([
      ['import [2027-05-10,2027-05-16)'],
      generation,
    ]);
  });

  it('takes what is free around a booking, and the rest when the booking ends', async () => {
    const home = await site.add();
    const [bookingId, sourceId] = [randomUUID(), randomUUID()];
    await site.book(home, ['2027-05-12', '2027-05-14'], { sourceId: bookingId });
    for (let time = 0; time < 2; time += 1)
      expect(await site.importEvent(home, ['2027-05-10', '2027-05-18'], { sourceId })).toBe('conflict');
    expect([await site.periodsOf(home), await conflictsOf(home)]).toEqual([
      ['import [2027-05-10,2027-05-12)', 'booking [2027-05-12,2027-05-15)', 'import [2027-05-15,2027-05-19)'],
      ['[2027-05-10,2027-05-19)'],
    ]);
    await site.release(bookingId);
    expect([await site.periodsOf(home), await conflictsOf(home)]).toEqual([
      ['import [2027-05-10,2027-05-12)', 'import [2027-05-12,2027-05-15)', 'import [2027-05-15,2027-05-19)'],
      ['[2027-05-10,2027-05-19) resolved'],
    ]);
    await site.release(sourceId);
    expect(await site.periodsOf(home)).toEqual([]);
  });

  it('follows the other calendar, and ends its conflict when it moves away or is gone', async () => {
    const home = await site.add();
    const sourceId = randomUUID();
    await site.book(home, ['2027-05-12', '2027-05-14']);
    await site.importEvent(home, ['2027-05-10', '2027-05-13'], { sourceId });
    expect(await site.importEvent(home, ['2027-05-16', '2027-05-18'], { sourceId })).toBe('taken');
    expect(await site.periodsOf(home)).toEqual([
      'booking [2027-05-12,2027-05-15)',
      'import [2027-05-16,2027-05-19)',
    ]);
    expect(await site.importEvent(home, ['2027-05-13', '2027-05-14'], { sourceId })).toBe('conflict');
    await site.release(sourceId);
    expect([await site.periodsOf(home), await conflictsOf(home)]).toEqual([
      ['booking [2027-05-12,2027-05-15)'],
      ['[2027-05-13,2027-05-15) resolved'],
    ]);
  });

  it('that the owner has settled is no conflict again until its days change', async () => {
    const home = await site.add();
    const sourceId = randomUUID();
    await site.book(home, ['2027-05-12', '2027-05-14']);
    await site.importEvent(home, ['2027-05-12', '2027-05-14'], { sourceId });
    await site.client.query('update import_conflict set settled_at = now() where source_id = $1', [sourceId]);
    expect(await site.importEvent(home, ['2027-05-12', '2027-05-14'], { sourceId })).toBe('taken');
    expect(await site.importEvent(home, ['2027-05-12', '2027-05-15'], { sourceId })).toBe('conflict');
  });

  it('that another calendar repeats is no conflict', async () => {
    const home = await site.add();
    await site.importEvent(home, ['2027-05-12', '2027-05-14']);
    expect(await site.importEvent(home, ['2027-05-12', '2027-05-16'])).toBe('taken');
    expect([await site.periodsOf(home), await conflictsOf(home)]).toEqual([
      ['import [2027-05-12,2027-05-15)', 'import [2027-05-15,2027-05-17)'],
      [],
    ]);
  });

  it('ends a hold that has run out', async () => {
    const home = await site.add();
    await site.hold(home, ['2027-05-12', '2027-05-14'], { endsAt: YESTERDAY });
    expect(await site.importEvent(home, ['2027-05-12', '2027-05-14'])).toBe('taken');
  });
});
