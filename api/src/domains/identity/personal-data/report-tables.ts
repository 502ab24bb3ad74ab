import { sql } from 'kysely';
import { type PersonalTable, REFERENCE, SAME_FOR_ALL } from './table-declaration.ts';

/** What platforms have to report of hosts. A guest is in it as a number of people. */
export const REPORT_TABLES: readonly PersonalTable[] = [
  {
    table: 'stay_record',
    own: ({ userId }) => sql`owner_id = ${userId}::uuid`,
    exported: [
      ...[
        'booking_id',
        'confirmed_at',
        'property_id',
        'latitude',
        'longitude',
        'city_id',
        'property_type_id',
      ],
      ...[
        'rental_type_id',
        'registration_number',
        'owner_first_name',
        'owner_last_name',
        'owner_trader_status',
      ],
      ...['arrival_date', 'departure_date', 'night_count', 'guest_count', 'currency', 'owner_pay'],
      ...['platform_fee', 'owner_fee', 'tourist_tax'],
    ],
    notExported: {
      owner_id: SAME_FOR_ALL,
      guest_country_code: 'of the guest',
    },
    newestBy: 'confirmed_at',
    erasure: [],
    stays:
      'Records of stays are kept for ten years by the laws on reports of platforms (Directive 2011/16/EU, annex V).',
  },
  {
    table: 'night_limit_notice',
    own: ({ userId }) => sql`owner_id = ${userId}::uuid`,
    exported: ['country_code', 'year', 'at'],
    notExported: { owner_id: SAME_FOR_ALL },
    newestBy: 'at',
    erasure: [{ kind: 'delete', rows: ({ userId }) => sql`owner_id = ${userId}::uuid` }],
  },
  {
    table: 'host_report_entry',
    own: ({ userId }) => sql`owner_id = ${userId}::uuid`,
    exported: ['kind', 'body'],
    notExported: { report_id: REFERENCE, owner_id: SAME_FOR_ALL, doc_ref_id: REFERENCE },
    newestBy: 'doc_ref_id',
    erasure: [],
    stays:
      'What was reported to a tax authority is kept for ten years (Directive 2011/16/EU, annex V, section III B).',
  },
];
