/** A home as the files tell it, in the files' own words. */
export interface Home {
  readonly sourceId: string;
  /** Degrees, rounded to 3 decimals. */
  readonly latitude: number;
  readonly longitude: number;
  readonly propertyType: string;
  readonly roomType: string;
  readonly guests: number;
  readonly bedrooms: number | null;
  readonly amenities: readonly string[];
  /** In hundredths of the currency's unit; null when the file names none: nobody finds such a home. */
  readonly price: number | null;
  readonly minimumNights: number;
  readonly maximumNights: number;
  /** Nights by the number of their day. Without a calendar file a home is open for a year. */
  readonly calendar: ReadonlyMap<number, Night> | 'open for a year';
}

export interface Night {
  readonly isOpen: boolean;
  readonly minimumNights: number | null;
  readonly maximumNights: number | null;
}

/** What a file holds and how many of its rows nobody can use. */
export interface Truth {
  readonly homes: readonly Home[];
  readonly badListings: number;
  readonly calendarDays: number;
  readonly badDays: number;
}
