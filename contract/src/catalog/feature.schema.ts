import { type Static, Type } from 'typebox';
import { LocalizedName, Nullable, VocabularyId } from '../lib/scalars.schema.ts';

/** Specification §3: integer, real, boolean, booking-option. */
export const FeatureValueType = Type.Union([
  Type.Literal('integer'),
  Type.Literal('real'),
  Type.Literal('boolean'),
  Type.Literal('booking-option'),
]);
export type FeatureValueType = Static<typeof FeatureValueType>;

export const FeatureType = Type.Object({
  id: VocabularyId,
  name: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  text: LocalizedName,
  valueTypeId: FeatureValueType,
  defaultValue: Nullable(Type.Number()),
  minimumValue: Nullable(Type.Number()),
  maximumValue: Nullable(Type.Number()),
  unit: Nullable(Type.Literal('square-metre')),
});
export type FeatureType = Static<typeof FeatureType>;

export const FeatureSubCategory = Type.Object({
  id: VocabularyId,
  name: Type.String(),
  text: LocalizedName,
  featureTypeArray: Type.Array(FeatureType),
});
export const FeatureCategory = Type.Object({
  id: VocabularyId,
  name: Type.String(),
  text: LocalizedName,
  subCategoryArray: Type.Array(FeatureSubCategory),
});
export type FeatureCategory = Static<typeof FeatureCategory>;
