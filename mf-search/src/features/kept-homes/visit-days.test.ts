import type { PropertyVisit } from '@moien/contract';
import { visitDays } from './visit-days.ts';

const visit = (propertyId: string, visitTimestamp: string): PropertyVisit => ({
  propertyId,
  visitTimestamp,
  property: null,
});

describe('visitDays', () => {
  it('has no days without visits and searches', () => {
    expect(visitDays([], [], 'Europe/Luxembourg')).toEqual([]);
  });

  it('puts visits under the day of the clock of this device', () => {
    const visits = [
      visit('a', '2030-05-02T22:30:00.000Z'),
      visit('b', '2030-05-02T21:59:00.000Z'),
      visit('c', '2030-05-02T06:00:00.000Z'),
    ];
    const days = (timeZone: string) =>
      visitDays(visits, [], timeZone).map(({ day, visits: ofDay }) => [
        day,
        ...ofDay.map(({ propertyId }) => propertyId),
      ]);
    expect(days('Europe/Luxembourg')).toEqual([
      ['2030-05-03', 'a'],
      ['2030-05-02', 'b', 'c'],
    ]);
    expect(days('UTC')).toEqual([['2030-05-02', 'a', 'b', 'c']]);
  });

  it('puts searches beside the visits of their day, and on days of their own', () => {
    const search = (id: string, searchTimestamp: string) => ({ id, query: 'petCount=1', searchTimestamp });
    const searches = [search('s', '2030-05-03T06:00:00.000Z'), search('t', '2030-05-01T06:00:00.000Z')];
    const days = visitDays([visit('a', '2030-05-03T07:00:00.000Z')], searches, 'UTC');
    expect(days.map((one) => [one.day, one.visits.length, ...one.searches.map(({ id }) => id)])).toEqual([
      ['2030-05-03', 1, 's'],
      ['2030-05-01', 0, 't'],
    ]);
  });
});
