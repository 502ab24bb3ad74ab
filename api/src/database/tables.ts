import type { FeatureValueType, LocalizedName, PropertyOwner } from '@moien/contract';
import type { ColumnType } from 'kysely';

/** Columns that a read needs; what the database fills by itself is not written by these modules. */
type Vocabulary = { id: number; name: string; text: LocalizedName; position: number };

export type Tables = {
  language: { tag: string; text: LocalizedName; is_available: boolean };
  country: { code: string; name: LocalizedName; phone_prefix: string; icon_image_path: string };
  city: {
    id: number;
    name: string;
    country_code: string;
    latitude: number;
    longitude: number;
    population: number;
  };
  text_override: { language_tag: string; slug: string; text: string; overridden_text: string | null };
  property_type: Vocabulary;
  rental_type: Vocabulary;
  gender: Omit<Vocabulary, 'position'>;
  feature_category: Vocabulary;
  feature_subcategory: Vocabulary & { category_id: number };
  feature_type: Vocabulary & {
    subcategory_id: number;
    value_type: FeatureValueType;
    default_value: number | null;
    minimum_value: number | null;
    maximum_value: number | null;
    unit: 'square-metre' | null;
    flag_slot: number | null;
    number_slot: number | null;
  };
  profile: {
    user_id: string;
    email: string | null;
    mangopay_user_id: string | null;
    first_name: string;
    last_name: string;
    image_path: string | null;
    trader_status: PropertyOwner['traderStatus'];
    about: string;
    spoken_languages: string[];
    created_at: string;
  };
  exchange_rate: { currency: string; day: string; rate: number };
  property: PropertyTable;
  property_text: { property_id: string; language: string; title: string; description: string };
  property_image: { property_id: string; position: number; path: string };
  property_feature: { property_id: string; feature_type_id: number; value: number };
  property_search: { property_id: string; city_id: number };
};

type PropertyTable = {
  id: string;
  owner_id: string;
  city_id: number;
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
  nightly_price: number | null;
  monthly_price: number | null;
  deposit: number | null;
  cleaning_fee: number | null;
  monthly_charges: number | null;
  minimum_nights: number;
  maximum_nights: number;
  minimum_months: number | null;
  move_in_date: string | null;
  energy_class: string | null;
  registration_number: string | null;
  allows_same_day_turnover: boolean;
  is_instant_bookable: boolean;
  review_count: number;
  rating_average: number | null;
  other_amenities: string[];
  district: string | null;
  original_language: string;
  /** Follows from the state. */
  is_published: ColumnType<boolean, never, never>;
  created_at: string;
};
