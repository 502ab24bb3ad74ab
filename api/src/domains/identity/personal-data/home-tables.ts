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
const ofOwnBooking: Condition = ({ userId }) => sql`
  booking_id in (
    select rental_booking.id from rental_booking join property on property.id = rental_booking.property_id
    where rental_booking.guest_id = ${userId}::uuid or property.owner_id = ${userId}::uuid
  )
`;
const ofOwnFeed: Condition = ({ userId }) => sql`
  feed_id in (
    select calendar_feed.id from calendar_feed join property on property.id = property_id
    where owner_id = ${userId}::uuid
  )
`;
const KEPT_FOR_GUESTS =
  'Of a home with stays, reports or conversations; nothing in it names its owner or is in their words.';

/**
 * Homes that a person offers, their stays, and what others share with them. The profile is last: others refer
 * to it.
 */
export const HOME_TABLES: readonly PersonalTable[] = [
  {
    table: 'property',
    own: isOwner,
    exported: [
      ...['id', 'city_id', 'latitude', 'longitude', 'time_zone', 'property_type_id', 'rental_type_id'],
      'guest_count',
      ...['bedroom_count', 'bed_count', 'bathroom_count', 'area_square_metres'],
      ...['is_available_for_short_term', 'is_available_for_long_term', 'currency', 'nightly_price'],
      ...['monthly_price', 'deposit', 'cleaning_fee', 'monthly_charges', 'minimum_nights'],
      ...['maximum_nights', 'minimum_months', 'move_in_date', 'bookable_until', 'energy_class'],
      ...['registration_number', 'allows_same_day_turnover', 'is_instant_bookable', 'review_count'],
      ...['cancellation_policy', 'check_in_time', 'check_out_time', 'notice_days', 'preparation_days'],
      'booking_window_days',
      ...[
        'rating_average',
        'other_amenities',
        'district',
        'original_language',
        'ad_state',
        'hidden_reason',
        'street_address',
        'postal_code',
        'published_at',
        'edited_at',
        'created_at',
        'source',
        'source_id',
      ],
    ],
    notExported: {
      owner_id: SAME_FOR_ALL,
      is_published: 'follows from the state',
      ad_version: 'counts changes',
      ad_field_versions: 'counts changes',
    },
    newestBy: 'created_at',
    erasure: [
      {
        kind: 'delete',
        rows: ({ userId }) => sql`
          owner_id = ${userId}::uuid
            and not exists (select from rental_booking where property_id = property.id)
            and not exists (select from property_report where property_id = property.id)
            and not exists (select from conversation where property_id = property.id)
        `,
      },
      {
        kind: 'set',
        // As exact as the place was public.
        values: {
          ad_state: sql`case when ad_state in ('draft', 'archived') then ad_state else 'archived' end`,
          hidden_reason: sql`null`,
          street_address: sql`null`,
          postal_code: sql`null`,
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
    exported: ['property_id', 'position', 'path', 'caption', 'room', 'width', 'height'],
    file: { kind: 'home-photo', key: sql`path` },
    notExported: { id: REFERENCE, perceptual_hash: 'follows from the picture' },
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
    table: 'property_discount',
    own: ofOwnHome,
    exported: ['property_id', 'kind', 'percent', 'days'],
    notExported: {},
    newestBy: 'property_id',
    erasure: [],
    goesWith: 'property',
    stays: KEPT_FOR_GUESTS,
  },
  {
    table: 'property_booking_option',
    own: ofOwnHome,
    exported: ['property_id', 'feature_type_id', 'unit_amount', 'basis', 'maximum_quantity'],
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
      ...['allows_arrival', 'allows_departure', 'own_price', 'own_minimum_nights', 'own_maximum_nights'],
      ...['own_allows_arrival', 'own_allows_departure', 'rule_price', 'rule_minimum_nights'],
      ...['rule_maximum_nights', 'rule_allows_arrival', 'rule_allows_departure', 'rule_id'],
    ],
    notExported: {},
    newestBy: 'day',
    erasure: [],
    goesWith: 'property',
    stays: KEPT_FOR_GUESTS,
  },
  {
    table: 'ad_review',
    own: ofOwnHome,
    exported: ['property_id', 'kind', 'created_at', 'released_at'],
    notExported: { subject: 'names what of the home is looked at' },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: ofOwnHome }],
  },
  {
    table: 'ad_photo_upload',
    own: ofOwnHome,
    exported: ['property_id', 'size', 'received', 'created_at'],
    notExported: { photo_id: REFERENCE },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: ofOwnHome }],
  },
  {
    table: 'price_rule',
    own: ofOwnHome,
    exported: [
      ...['id', 'property_id', 'kind', 'name', 'period', 'weekdays', 'price', 'percent', 'minimum_nights'],
      ...['maximum_nights', 'arrival_weekdays', 'departure_weekdays', 'position', 'created_at'],
    ],
    notExported: {},
    newestBy: 'created_at',
    // What is left of them stands in the days of the calendar.
    erasure: [{ kind: 'delete', rows: ofOwnHome }],
  },
  {
    table: 'calendar_edit',
    own: isOwner,
    exported: ['id', 'change', 'answer', 'created_at', 'undone_at', 'undo_answer'],
    notExported: { owner_id: SAME_FOR_ALL, digest: 'tells a repeated call from another one' },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: isOwner }],
  },
  {
    table: 'calendar_edit_home',
    own: ofOwnHome,
    exported: [
      ...['edit_id', 'property_id', 'day_array', 'is_available_array', 'price_array', 'minimum_nights_array'],
      ...['maximum_nights_array', 'allows_arrival_array', 'allows_departure_array'],
    ],
    notExported: {},
    newestBy: 'edit_id',
    erasure: [],
    goesWith: 'calendar_edit',
  },
  {
    table: 'rental_booking',
    own: ({ userId }) => sql`
      guest_id = ${userId}::uuid or property_id in (select id from property where owner_id = ${userId}::uuid)
    `,
    exported: [
      ...['id', 'property_id', 'state', 'is_instant', 'arrival_date', 'departure_date', 'adult_count'],
      ...['children_count', 'infant_count', 'pet_count', 'quote', 'conversion_rate', 'option_array'],
      ...['night_array', 'policy', 'time_zone', 'check_in_time', 'check_out_time', 'house_rules', 'deposit'],
      ...['message', 'language', 'deadline_kind', 'deadline_at', 'confirmed_at', 'cancelled_by', 'refund'],
      'created_at',
    ],
    notExported: {
      guest_id: 'of a stay in one’s own home it is another person’s',
      contact: 'of a stay in one’s own home it is another person’s; the guest’s own is that of the account',
      allows_same_day_turnover: 'the home’s own row has it',
      occupied: 'follows from the days',
      quote_digest: 'follows from the quote',
      discount_array: 'the quote has what came off',
      night_price_array: 'the quote has the prices',
      guest_fee_percent: 'the quote has the fee',
      owner_fee_percent: 'what the platform charges every owner',
      is_hold_prolonged: 'of a payment that was confirmed at the bank',
      clock_at: 'follows from the deadlines',
    },
    newestBy: 'created_at',
    erasure: [
      {
        kind: 'set',
        values: { contact: sql`null`, message: sql`''` },
        rows: ({ userId }) => sql`guest_id = ${userId}::uuid`,
      },
    ],
    stays: 'A stay is the record of host and guest; the profile that it refers to names nobody any more.',
  },
  {
    table: 'booking_event',
    own: ofOwnBooking,
    exported: ['booking_id', 'transition', 'actor', 'reason', 'at'],
    notExported: { id: REFERENCE, sequence: REFERENCE },
    newestBy: 'sequence',
    erasure: [],
    goesWith: 'rental_booking',
    stays: 'What has happened to a stay, with the reasons that were given, is the record of host and guest.',
  },
  {
    table: 'booking_change',
    own: ofOwnBooking,
    exported: [
      ...['booking_id', 'state', 'proposed_by', 'arrival_date', 'departure_date', 'adult_count'],
      ...['children_count', 'infant_count', 'pet_count', 'quote', 'difference', 'ends_at', 'created_at'],
      'decided_at',
    ],
    notExported: {
      id: REFERENCE,
      quote_digest: 'follows from the quote',
      night_price_array: 'the quote has the prices',
      night_array: 'the quote has the prices',
      authorised_at: 'of a payment',
    },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'rental_booking',
    stays: 'What was agreed on for a stay is the record of host and guest.',
  },
  {
    table: 'occupancy',
    own: ofOwnHome,
    exported: ['property_id', 'period', 'kind', 'created_at'],
    notExported: {
      id: REFERENCE,
      source_id: REFERENCE,
      ends_at: 'of a guest who is booking',
    },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'property',
    stays: KEPT_FOR_GUESTS,
  },
  {
    table: 'import_conflict',
    own: ofOwnHome,
    exported: ['property_id', 'period', 'source', 'created_at', 'resolved_at', 'told_at', 'settled_at'],
    notExported: { id: REFERENCE, source_id: REFERENCE, occupancy_id: REFERENCE },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: ofOwnHome }],
  },
  {
    table: 'calendar_event',
    own: ofOwnFeed,
    exported: ['first_day', 'end_day', 'is_reservation', 'is_echo'],
    notExported: { feed_id: REFERENCE, source_id: REFERENCE, site_uid: REFERENCE },
    newestBy: 'first_day',
    erasure: [{ kind: 'delete', rows: ofOwnFeed }],
  },
  {
    table: 'calendar_feed',
    own: ofOwnHome,
    exported: [
      ...['property_id', 'name', 'url', 'created_at', 'fetched_at', 'attempted_at', 'problem'],
      ...['skipped_count', 'ignored_count', 'empty_since'],
    ],
    notExported: {
      id: REFERENCE,
      secret: 'an address that a copy of these data would give away; the page of the home shows it',
      next_fetch_at: 'when we ask again',
      failure_count: 'by which we plan when to ask again',
      entity_tag: 'what another server has us send back',
      last_modified: 'what another server has us send back',
    },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: ofOwnHome }],
  },
  {
    table: 'property_view',
    own: ofOwnHome,
    exported: ['property_id', 'day', 'view_count'],
    notExported: {},
    newestBy: 'day',
    erasure: [{ kind: 'delete', rows: ofOwnHome }],
  },
  {
    table: 'calendar_export',
    own: ofOwnHome,
    exported: ['property_id', 'created_at'],
    notExported: {
      secret: 'an address that a copy of these data would give away; the page of the home shows it',
    },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: ofOwnHome }],
  },
  {
    table: 'profile',
    own: byUser,
    exported: [
      ...['user_id', 'email', 'mangopay_user_id', 'first_name', 'last_name', 'image_path'],
      ...['trader_status', 'about', 'spoken_languages', 'created_at'],
    ],
    file: { kind: 'person-picture', key: sql`image_path` },
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
          trader_status: sql`null`,
          about: sql`''`,
          spoken_languages: sql`'{}'`,
        },
        rows: byUser,
      },
    ],
    stays: 'Its id, where homes with stays, stays of a guest or conversations refer to it.',
  },
];
