import { sql } from 'kysely';
import {
  byUser,
  type Condition,
  ofOwnHome,
  type PersonalTable,
  REFERENCE,
  SAME_FOR_ALL,
} from './table-declaration.ts';

const isOwner: Condition = ({ userId }) => sql`owner_id = ${userId}::uuid`;
const KEPT_FOR_GUESTS =
  'Of a home with stays or reports; nothing in it names its owner or is in their words.';

/**
 * Homes that a person offers, their stays, and what others share with them. The profile is last: others refer
 * to it.
 */
export const HOME_TABLES: readonly PersonalTable[] = [
  {
    table: 'property',
    own: isOwner,
    exported: [
      ...['id', 'city_id', 'latitude', 'longitude', 'property_type_id', 'rental_type_id', 'guest_count'],
      ...['bedroom_count', 'bed_count', 'bathroom_count', 'area_square_metres'],
      ...['is_available_for_short_term', 'is_available_for_long_term', 'currency', 'nightly_price'],
      ...['monthly_price', 'deposit', 'cleaning_fee', 'service_fee', 'monthly_charges', 'minimum_nights'],
      ...['maximum_nights', 'minimum_months', 'move_in_date', 'bookable_until', 'energy_class'],
      ...['registration_number', 'allows_same_day_turnover', 'is_instant_bookable', 'review_count'],
      ...[
        'rating_average',
        'other_amenities',
        'district',
        'original_language',
        'is_published',
        'created_at',
        'source',
        'source_id',
      ],
    ],
    notExported: { owner_id: SAME_FOR_ALL },
    newestBy: 'created_at',
    erasure: [
      {
        kind: 'delete',
        rows: ({ userId }) => sql`
          owner_id = ${userId}::uuid
            and not exists (select from rental_booking where property_id = property.id)
            and not exists (select from property_report where property_id = property.id)
        `,
      },
      {
        kind: 'set',
        // As exact as the place was public.
        values: {
          is_published: sql`false`,
          registration_number: sql`null`,
          other_amenities: sql`'{}'`,
          district: sql`null`,
          latitude: sql`round(latitude::numeric, 3)::double precision`,
          longitude: sql`round(longitude::numeric, 3)::double precision`,
        },
        rows: isOwner,
      },
    ],
    stays: KEPT_FOR_GUESTS,
  },
  {
    table: 'property_text',
    own: ofOwnHome,
    exported: ['property_id', 'language', 'title', 'description'],
    notExported: {},
    newestBy: 'property_id',
    erasure: [{ kind: 'delete', rows: ofOwnHome }],
  },
  {
    table: 'property_image',
    own: ofOwnHome,
    exported: ['property_id', 'position', 'path'],
    notExported: {},
    newestBy: 'property_id',
    erasure: [{ kind: 'delete', rows: ofOwnHome }],
  },
  {
    table: 'property_feature',
    own: ofOwnHome,
    exported: ['property_id', 'feature_type_id', 'value'],
    notExported: {},
    newestBy: 'property_id',
    erasure: [],
    goesWith: 'property',
    stays: KEPT_FOR_GUESTS,
  },
  {
    table: 'rental_day',
    own: ofOwnHome,
    exported: [
      ...['property_id', 'day', 'is_available_for_short_term', 'price', 'minimum_nights', 'maximum_nights'],
    ],
    notExported: {},
    newestBy: 'day',
    erasure: [],
    goesWith: 'property',
    stays: KEPT_FOR_GUESTS,
  },
  {
    table: 'rental_booking',
    own: ({ userId }) => sql`
      guest_id = ${userId}::uuid or property_id in (select id from property where owner_id = ${userId}::uuid)
    `,
    exported: ['property_id', 'arrival_date', 'departure_date', 'status', 'created_at'],
    notExported: {
      id: REFERENCE,
      guest_id: 'of a stay in one’s own home it is another person’s',
      allows_same_day_turnover: 'the home’s own row has it',
      occupied: 'follows from the days',
    },
    newestBy: 'created_at',
    erasure: [],
    stays: 'A stay is the record of host and guest; the profile that it refers to names nobody any more.',
  },
  {
    table: 'notification',
    own: byUser,
    exported: ['is_read', 'created_at'],
    notExported: { id: REFERENCE, user_id: SAME_FOR_ALL },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'conversation',
    own: ({ userId }) => sql`${userId}::uuid in (source_user_id, target_user_id)`,
    exported: ['id', 'source_user_id', 'target_user_id', 'created_at'],
    notExported: {
      source_new_message_count: 'one of the two counts is the other person’s',
      target_new_message_count: 'one of the two counts is the other person’s',
    },
    newestBy: 'created_at',
    erasure: [],
    stays: 'A conversation is the record of both; the profile that it refers to names nobody any more.',
  },
  {
    table: 'profile',
    own: byUser,
    exported: ['user_id', 'email', 'mangopay_user_id', 'first_name', 'last_name', 'image_path', 'created_at'],
    notExported: {},
    newestBy: 'created_at',
    erasure: [
      {
        kind: 'delete',
        rows: ({ userId }) => sql`
          user_id = ${userId}::uuid
            and not exists (select from property where owner_id = ${userId}::uuid)
            and not exists (select from rental_booking where guest_id = ${userId}::uuid)
            and not exists (
              select from conversation where ${userId}::uuid in (source_user_id, target_user_id)
            )
        `,
      },
      {
        kind: 'set',
        values: {
          email: sql`null`,
          mangopay_user_id: sql`null`,
          first_name: sql`''`,
          last_name: sql`''`,
          image_path: sql`null`,
        },
        rows: byUser,
      },
    ],
    stays: 'Its id, where homes with stays, stays of a guest or conversations refer to it.',
  },
];
