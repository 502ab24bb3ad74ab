import type { ImpersonalTable } from './table-declaration.ts';

const vocabulary = (table: string, columns: readonly string[]): ImpersonalTable => ({
  table,
  reason: 'A vocabulary of the code.',
  columns,
});

/** Every table that says nothing of people who have an account. */
export const IMPERSONAL_TABLES: readonly ImpersonalTable[] = [
  vocabulary('vocabulary_seed', ['name', 'hash']),
  vocabulary('language', ['tag', 'text']),
  vocabulary('country', ['code', 'name', 'phone_prefix', 'icon_image_path']),
  vocabulary('city', ['name', 'localized_name', 'country_code', 'alternate_names', 'search_text']),
  vocabulary('property_type', ['name', 'text']),
  vocabulary('rental_type', ['name', 'text']),
  vocabulary('gender', ['name', 'text']),
  vocabulary('conversation_type', ['name']),
  vocabulary('feature_category', ['name', 'text']),
  vocabulary('feature_subcategory', ['name', 'text']),
  vocabulary('feature_type', ['name', 'text', 'value_type', 'unit']),
  {
    table: 'text_override',
    reason: 'Texts of the site.',
    columns: ['language_tag', 'slug', 'text', 'overridden_text'],
  },
  { table: 'exchange_rate', reason: 'As a bank publishes them.', columns: ['currency'] },
  { table: 'invoice_series', reason: 'How far the numbers of invoices have come.', columns: ['kind'] },
  {
    table: 'host_report',
    reason: 'Which reports on hosts were made.',
    columns: ['id', 'country_code', 'kind', 'message_ref_id', 'operator_doc_ref_id'],
  },
  {
    table: 'registration_rule',
    reason: 'As countries and cities publish them.',
    columns: ['country_code', 'pattern'],
  },
  {
    table: 'night_limit_rule',
    reason: 'As countries and cities publish them.',
    columns: ['country_code', 'scope', 'lifted_by'],
  },
  { table: 'vat_rate', reason: 'As countries publish them.', columns: ['country_code'] },
  { table: 'fee_schedule', reason: 'What the platform charges everybody.', columns: [] },
  {
    table: 'tourist_tax_rule',
    reason: 'As a municipality publishes them.',
    columns: ['basis', 'currency', 'remitted_by'],
  },
  {
    table: 'payment_wallet',
    reason: 'What a booking is called at the payment provider.',
    columns: ['booking_id', 'request_id', 'provider_id', 'currency'],
  },
  {
    table: 'payment_hook',
    reason: 'What the payment provider calls what has changed, for thirty days.',
    columns: ['id', 'event_type', 'resource_id'],
  },
  {
    table: 'payment_event_reading',
    reason: 'How far the events of the payment provider are read.',
    columns: [],
  },
  {
    table: 'ledger_transfer',
    reason: 'Amounts of bookings.',
    columns: ['id', 'business_key', 'kind', 'booking_id'],
  },
  {
    table: 'money_release_step',
    reason: 'Amounts of bookings.',
    columns: [
      ...['id', 'release_id', 'kind', 'state', 'currency', 'recipient_id', 'provider_id', 'result_code'],
    ],
  },
  { table: 'ledger_entry', reason: 'Amounts of bookings.', columns: ['transfer_id', 'currency'] },
  { table: 'migration', reason: 'Which files have run.', columns: ['name', 'checksum'] },
  { table: 'search_generation', reason: 'Numbers of caches.', columns: [] },
  {
    table: 'property_search',
    reason: 'Triggers derive it from published homes; it goes when a home is taken down or deleted.',
    columns: ['property_id', 'country_code'],
  },
  {
    table: 'article',
    reason: 'Published; its author is named as the editors write it and has no account by it.',
    columns: ['id', 'author_name', 'image_path', 'topic'],
  },
  {
    table: 'article_text',
    reason: 'Published.',
    columns: ['article_id', 'language', 'slug', 'title', 'summary', 'body'],
  },
  {
    table: 'event',
    reason: 'Published; the address is the venue’s.',
    columns: ['id', 'time_zone', 'venue_name', 'address', 'image_path', 'currency'],
  },
  {
    table: 'event_text',
    reason: 'Published.',
    columns: ['event_id', 'language', 'slug', 'title', 'summary', 'description'],
  },
  {
    table: 'used_challenge',
    reason: 'Random numbers of challenges that were solved, kept for minutes.',
    columns: ['nonce'],
  },
  {
    table: 'release',
    reason: 'Code that was published; its owner is a team.',
    columns: ['remote', 'version', 'manifest', 'offer', 'digest'],
  },
  {
    table: 'release_fault',
    reason: 'Counts without a visitor; the network that reported is not stored.',
    columns: ['remote', 'version', 'owner', 'fault', 'part'],
  },
  {
    table: 'graphile_worker._private_jobs',
    reason: 'Payloads are ids and languages: of a person who is gone the id alone, until the job is done.',
    columns: ['payload', 'last_error', 'key', 'locked_by', 'flags'],
  },
  {
    table: 'graphile_worker._private_job_queues',
    reason: 'Queues are named in code.',
    columns: ['queue_name', 'locked_by'],
  },
  {
    table: 'graphile_worker._private_known_crontabs',
    reason: 'Jobs of every day.',
    columns: ['identifier'],
  },
  { table: 'graphile_worker._private_tasks', reason: 'Names of jobs.', columns: ['identifier'] },
  { table: 'graphile_worker.migrations', reason: 'Which versions of the queue have run.', columns: [] },
];
