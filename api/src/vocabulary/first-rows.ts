/**
 * Tables that have rows in a migrated site which nobody has used: the vocabulary, the rates of migration 0009,
 * the fees of migration 0022 and the rates of value added tax of migration 0028.
 */
export const TABLES_WITH_FIRST_ROWS: readonly string[] = [
  'vocabulary_seed',
  'language',
  'country',
  'property_type',
  'rental_type',
  'gender',
  'feature_category',
  'feature_subcategory',
  'feature_type',
  'city',
  'exchange_rate',
  'fee_schedule',
  'vat_rate',
];
