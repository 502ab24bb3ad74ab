import type { AccountHolder, CurrencyCode, OwnerDetails, TaxData } from '@moien/contract';

/** Minor units, in the calendar quarter in which the money was credited to the host’s wallet. */
export type QuarterActivity = {
  /** After our fees, without tourist tax. */
  pay: number;
  /** Host fee and guest fee, which we keep of what the guest has paid. */
  fees: number;
  /** Tourist tax that we pay on. */
  taxes: number;
  /** Stays for which the host was paid. */
  stayCount: number;
};

/** A home in a year. One that was let in two currencies is there twice. */
export type HomeActivity = {
  propertyId: string;
  cityName: string;
  countryCode: string;
  district: string | null;
  latitude: number;
  longitude: number;
  propertyType: string;
  rentalType: string;
  currency: CurrencyCode;
  /** Nights in the year. */
  nightCount: number;
  /** By quarter from 1; a quarter without money is missing. */
  quarterMap: Partial<Record<1 | 2 | 3 | 4, QuarterActivity>>;
};

/** Who let homes here in a year. */
export type ReportedHost = {
  ownerId: string;
  taxData: TaxData | null;
  /** As the payment provider has verified it, for who has given no tax data. */
  identity: OwnerDetails | null;
  iban: string | null;
  accountHolder: AccountHolder | null;
  homeArray: HomeActivity[];
};

/** Who reports. */
export type ReportOperator = {
  name: string;
  address: string;
  countryCode: string;
  vatNumber: string | null;
  taxNumber: string;
};
