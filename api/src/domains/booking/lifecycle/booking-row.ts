import type {
  BookingContact,
  BookingDeadline,
  BookingState,
  CancellationPolicyTerms,
  CancelledBy,
  ChosenOption,
  Day,
  Discount,
  LanguageTag,
  NightAmount,
  PaidNight,
  Quote,
  Refund,
} from '@moien/contract';

/** A booking with what it has frozen. Days are UTC days, instants ISO strings, money minor units. */
export type BookingRow = {
  id: string;
  property_id: string;
  owner_id: string;
  guest_id: string;
  state: BookingState;
  is_instant: boolean;
  arrival_date: Day;
  departure_date: Day;
  allows_same_day_turnover: boolean;
  adult_count: number;
  children_count: number;
  infant_count: number;
  pet_count: number;
  quote: Quote;
  quote_digest: string | null;
  conversion_rate: number;
  option_array: ChosenOption[];
  discount_array: Discount[];
  night_price_array: NightAmount[];
  night_array: PaidNight[];
  policy: CancellationPolicyTerms;
  time_zone: string;
  /** `HH:MM` */
  check_in_time: string;
  check_out_time: string;
  house_rules: string | null;
  deposit: number | null;
  guest_fee_percent: number;
  owner_fee_percent: number;
  message: string;
  contact: BookingContact | null;
  language: LanguageTag;
  deadline_kind: BookingDeadline['kind'] | null;
  deadline_at: string | null;
  is_hold_prolonged: boolean;
  clock_at: string | null;
  confirmed_at: string | null;
  cancelled_by: CancelledBy | null;
  refund: Refund | null;
  created_at: string;
};

export type GuestCounts = Pick<BookingRow, 'adult_count' | 'children_count' | 'infant_count' | 'pet_count'>;

/** As quotes and calls name them. */
export function guestsOfRow(row: GuestCounts) {
  return {
    adultCount: row.adult_count,
    childrenCount: row.children_count,
    infantCount: row.infant_count,
    petCount: row.pet_count,
  };
}

/** What a transition or a change writes besides the state; what is left out stays. */
export type BookingValues = Partial<
  Omit<BookingRow, 'id' | 'property_id' | 'owner_id' | 'guest_id' | 'created_at' | 'clock_at'>
>;
