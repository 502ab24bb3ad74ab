/**
 * Tables that have rows in a migrated site which nobody has used: the vocabulary, the exchange rates, the
 * fees, the rates of value added tax, and the rules of places.
 */
export const TABLES_WITH_FIRST_ROWS: readonly string[] = [
  'vocabulary_seed',
  'language',
  'country',
  'property_type',
  'rental_type',
  'conversation_type',
  'gender',
  'feature_category',
  'feature_subcategory',
  'feature_type',
  'city',
  'exchange_rate',
  'fee_schedule',
  'vat_rate',
  'registration_rule',
  'night_limit_rule',
];
