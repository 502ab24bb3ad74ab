/** What the tables say of a published home; days are numbers of days, money is minor units. */
export interface StoredHome {
  readonly id: string;
  readonly cityId: number;
  readonly countryCode: string;
  /** Degrees, rounded to 3 decimals. */
  readonly latitude: number;
  readonly longitude: number;
  readonly typeId: number;
  readonly rentalTypeId: number;
  readonly guestCount: number;
  readonly isShortTerm: boolean;
  readonly isLongTerm: boolean;
  readonly nightlyPrice: number | null;
  readonly monthlyPrice: number | null;
  readonly moveIn: number | null;
  readonly minimumNights: number;
  readonly maximumNights: number;
  readonly allowsTurnover: boolean;
  readonly bookableUntil: number;
  /** Values by the feature's name. */
  readonly features: ReadonlyMap<string, number>;
  readonly days: ReadonlyMap<number, StoredDay>;
  readonly takenPeriods: readonly TakenPeriod[];
}

export interface StoredDay {
  readonly isOpen: boolean;
  readonly minimumNights: number | null;
  readonly maximumNights: number | null;
}

/** Days that no other stay may touch; both are taken. */
export interface TakenPeriod {
  readonly firstDay: number;
  readonly lastDay: number;
}

export interface StoredFeature {
  readonly id: number;
  readonly name: string;
  readonly isFlag: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

export interface StoredCity {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Everything that the computation knows: the rows of the tables and the day. */
export interface ReferenceData {
  readonly homes: readonly StoredHome[];
  /** Those with homes. */
  readonly cities: readonly StoredCity[];
  readonly typeIds: readonly number[];
  readonly rentalTypeIds: readonly number[];
  readonly features: readonly StoredFeature[];
  readonly today: number;
}
