/**
 * What somebody looks for, in our names for the API and in the files' words for the computation over them.
 */
export interface Search {
  readonly title: string;
  readonly circle?: { readonly latitude: number; readonly longitude: number; readonly kilometres: number };
  /** Whole units of the currency; a maximum at the slider's end is no limit. */
  readonly price?: { readonly minimum?: number; readonly maximum?: number };
  readonly guests?: { readonly adults?: number; readonly children?: number; readonly infants?: number };
  readonly rentalType?: Wording;
  readonly propertyType?: Wording;
  readonly features?: readonly Wording[];
  readonly minimumBedrooms?: number;
  /** Arrival as days from today. */
  readonly stay?: { readonly arrivesIn: number; readonly nights: number };
  readonly isImmediate?: boolean;
}

/** A name of ours and every wording of the files that means it. */
export interface Wording {
  readonly name: string;
  readonly texts: readonly string[];
}

export const sliderEnd = 2000;
