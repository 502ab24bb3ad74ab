import { join } from 'node:path';
import type { Truth } from './home.ts';
import { readHomes } from './read-homes.ts';

/** A place's files in the Inside Airbnb layout; the ones without a calendar are open for a year. */
export interface DataSet {
  readonly name: string;
  readonly currency: string;
  readonly listings: string;
  readonly calendar?: string;
}

export function dataSetsIn(directory: string): DataSet[] {
  return [
    { name: 'Munich', currency: 'EUR', listings: join(directory, 'munich-listings.csv.gz') },
    {
      name: 'Québec',
      currency: 'CAD',
      listings: join(directory, 'quebec-listings.csv.gz'),
      calendar: join(directory, 'quebec-calendar.csv.gz'),
    },
  ];
}

/** What the files hold, with their calendar beginning at `firstDay`. */
export function readTruth({ listings, calendar }: DataSet, firstDay: string): Truth {
  return readHomes(listings, calendar === undefined ? undefined : { path: calendar, firstDay });
}
