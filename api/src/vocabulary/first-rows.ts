/**
 * Tables that have rows in a migrated site which nobody has used: the vocabulary, the exchange rates, the
 * fees and the rates of value added tax.
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
