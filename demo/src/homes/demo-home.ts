import type { PropertyText } from '@moien/api/import/texts/home-facts';
import type { BookingOption, CancellationPolicy, Day, Discount, LanguageTag } from '@moien/contract';

/** Names of the vocabulary's property types that the demo uses. */
export type DemoPropertyType =
  | 'apartment'
  | 'studio'
  | 'loft'
  | 'house'
  | 'townhouse'
  | 'villa'
  | 'cottage'
  | 'chalet'
  | 'serviced-apartment'
  | 'hotel';
export type DemoRentalType = 'entire-home' | 'private-room' | 'shared-room' | 'hotel-room';

export type DemoBookingOption = Omit<BookingOption, 'featureTypeId'> & { featureName: string };

/** A generated home; money in cents, areas in square metres, days in UTC. */
export type DemoHome = {
  id: string;
  ownerId: string;
  sourceId: string;
  cityId: number;
  district: string | null;
  latitude: number;
  longitude: number;
  propertyType: DemoPropertyType;
  rentalType: DemoRentalType;
  guestCount: number;
  bedroomCount: number;
  bedCount: number;
  bathroomCount: number;
  areaSquareMetres: number;
  isAvailableForShortTerm: boolean;
  isAvailableForLongTerm: boolean;
  nightlyPrice: number | null;
  monthlyPrice: number | null;
  deposit: number | null;
  cleaningFee: number | null;
  discounts: Discount[];
  bookingOptions: DemoBookingOption[];
  cancellationPolicy: CancellationPolicy;
  /** `HH:MM` on the clock of the home. */
  checkInTime: string;
  checkOutTime: string;
  monthlyCharges: number | null;
  minimumNights: number;
  maximumNights: number;
  minimumMonths: number | null;
  moveInDate: Day | null;
  bookableUntil: Day;
  energyClass: string | null;
  registrationNumber: string | null;
  allowsSameDayTurnover: boolean;
  isInstantBookable: boolean;
  originalLanguage: LanguageTag;
  createdAt: string;
  texts: Record<LanguageTag, PropertyText>;
  imagePaths: string[];
  /** By name of the feature type: 1 for a flag, else the number. */
  features: Map<string, number>;
  rentalDays: DemoRentalDay[];
  bookings: DemoBooking[];
};

export type DemoRentalDay = {
  day: Day;
  isAvailableForShortTerm: boolean;
  price: number | null;
  minimumNights: number | null;
};

export type DemoBooking = { id: string; guestId: string; arrivalDate: Day; departureDate: Day };
