import type { LocalizedSlug } from '@moien/contract';

/** An event in one language as a list needs it. */
export type EventSummaryRow = {
  id: string;
  slug: string;
  title: string;
  summary: string;
  image_path: string;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  venue_name: string;
  city_id: number;
  city_name: string;
  country_code: string;
  price: number | null;
  currency: string | null;
};

export type EventDetailRow = EventSummaryRow & {
  address: string;
  latitude: number | null;
  longitude: number | null;
  seats_left: number | null;
  description: string;
  updated_at: string;
  slugs: LocalizedSlug[];
};

export type EventAddressRow = { id: string; slugs: LocalizedSlug[] };
