import { sql } from 'kysely';
import { byUser, type Condition, type PersonalTable, REFERENCE, SAME_FOR_ALL } from './table-declaration.ts';

const isOwner: Condition = ({ userId }) => sql`owner_id = ${userId}::uuid`;
const ofOwnShare: Condition = ({ userId }) => sql`
  share_id in (select id from file_share where user_id = ${userId}::uuid)`;
const ofOwnSession: Condition = ({ userId }) => sql`
  session_id in (select id from session where user_id = ${userId}::uuid)`;

/** What tenants show of themselves. Files of documents go with their rows. */
export const RENTAL_FILE_TABLES: readonly PersonalTable[] = [
  {
    table: 'rental_file',
    own: byUser,
    exported: ['country_code', 'household', 'monthly_income', 'updated_at'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'updated_at',
    erasure: [{ kind: 'delete', rows: byUser }],
  },
  {
    table: 'file_person',
    own: byUser,
    exported: ['id', 'role', 'name', 'created_at'],
    notExported: { user_id: SAME_FOR_ALL },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'rental_file',
  },
  {
    table: 'supporting_document',
    own: byUser,
    exported: [
      ...['person_id', 'kind', 'name', 'state', 'refusal', 'page_count', 'created_at', 'expires_at'],
    ],
    notExported: {
      ...{ id: REFERENCE, file_id: REFERENCE, user_id: SAME_FOR_ALL },
      key_id: 'which key of the site has wrapped the key of the document',
      wrapped_key: 'without the key of the site it opens nothing',
    },
    newestBy: 'created_at',
    erasure: [],
    goesWith: 'rental_file',
  },
  {
    table: 'file_share',
    own: byUser,
    exported: [
      ...[
        'id',
        'property_id',
        'owner_id',
        'country_code',
        'stage',
        'is_proof_only',
        'income_proof',
        'proof_monthly_rent',
      ],
      ...['created_at', 'expires_at', 'ended_at', 'end_reason'],
    ],
    notExported: {
      user_id: SAME_FOR_ALL,
      viewer_code: 'names the owner in pages that they publish; who knows it could forge one',
    },
    newestBy: 'created_at',
    erasure: [{ kind: 'delete', rows: isOwner }],
    goesWith: 'rental_file',
  },
  {
    table: 'file_view',
    own: ofOwnShare,
    exported: ['share_id', 'document_id', 'kind', 'page', 'viewed_at'],
    notExported: { id: REFERENCE },
    newestBy: 'viewed_at',
    erasure: [],
    goesWith: 'file_share',
  },
  {
    table: 'rental_file_unlock',
    own: ofOwnSession,
    exported: ['expires_at'],
    notExported: { session_id: REFERENCE },
    newestBy: 'expires_at',
    erasure: [],
    goesWith: 'session',
  },
];
