import type {
  BookingOption,
  CancellationPolicy,
  DayRange,
  Discount,
  PropertyFeature,
  PropertyImage,
  PropertyOwner,
} from '@moien/contract';
import type { Static } from 'typebox';

/** A published property as a list needs it; the point is already the rounded, public one. */
export type SummaryRow = {
  id: string;
  title: string | null;
  city_id: number;
  city_name: string;
  district: string | null;
  country_code: string;
  latitude: number;
  longitude: number;
  property_type_id: number;
  rental_type_id: number;
  guest_count: number;
  bedroom_count: number | null;
  bathroom_count: number | null;
  area_square_metres: number | null;
  is_available_for_short_term: boolean;
  is_available_for_long_term: boolean;
  currency: string;
  /** Minor units of `currency`. */
  nightly_price: number | null;
  /** Minor units of `currency`. */
  monthly_price: number | null;
  rating_average: number | null;
  review_count: number;
  is_rated_elsewhere: boolean;
  images: PropertyImage[];
};

export type DetailRow = SummaryRow & {
  description: string | null;
  text_language: string | null;
  original_language: string;
  /** What the owner wrote. Null unless `text_language` differs from `original_language`. */
  original_text: { title: string; description: string } | null;
  /** Minor units of `currency`, as are the cleaning fee and the charges. */
  deposit: number | null;
  cleaning_fee: number | null;
  guest_fee_percent: number;
  discounts: Discount[];
  booking_options: BookingOption[];
  cancellation_policy: CancellationPolicy;
  /** `HH:MM` */
  check_in_time: string;
  check_out_time: string;
  /** IANA name */
  time_zone: string;
  monthly_charges: number | null;
  minimum_nights: number;
  maximum_nights: number;
  minimum_months: number | null;
  move_in_date: string | null;
  energy_class: string | null;
  registration_number: string | null;
  lacks_registration_number: boolean;
  allows_same_day_turnover: boolean;
  is_instant_bookable: boolean;
  created_at: string;
  owner_id: string;
  owner_first_name: string;
  owner_image_path: string | null;
  owner_trader_status: PropertyOwner['traderStatus'];
  features: Static<typeof PropertyFeature>[];
  other_amenities: string[];
  unavailable: Static<typeof DayRange>[];
};
