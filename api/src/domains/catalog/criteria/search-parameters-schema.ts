import { LanguageTag, type SearchParameterForm, searchParameterForms } from '@moien/contract';
import { type TSchema, Type } from 'typebox';
import type { FeatureTypeRow } from '../../../vocabulary/feature-types.ts';
import { FEATURE_CATEGORIES } from '../../../vocabulary/features.ts';

/**
 * For the OpenAPI document: the parameters as they stand in the query string; the codec explains a wrong one.
 * Each feature is a parameter of its own, because generated clients do not agree on how an object is written.
 */
const SearchParameters = {
  ...Object.fromEntries(searchParameterForms().map(([name, form]) => [name, Type.Optional(schemaOf(form))])),
  ...Object.fromEntries(
    FEATURE_CATEGORIES.flatMap(({ subCategories }) => subCategories)
      .flatMap(({ featureTypes }) => featureTypes)
      .map((feature) => [`feature-${feature.name}`, Type.Optional(schemaOfFeature(feature))]),
  ),
};

/** OpenAPI has no parameters with open names. */
export const IMPORTED_FEATURES =
  'Features that an import has added are asked for as `feature-{name}` as well; the names and ranges of all features are in the answer of `getExtendedData`.';

export const PropertiesQuerySchema = Type.Object({
  language: Type.Optional(LanguageTag),
  facets: Type.Optional(
    Type.Literal('true', { description: 'also answer how many homes each further choice would leave' }),
  ),
  ...SearchParameters,
});

export function pinsQuerySchema(zoomMaximum: number) {
  return Type.Object({
    view: Type.String({ description: 'the part of the map that is shown: south,west,north,east in degrees' }),
    zoom: Type.Integer({ minimum: 0, maximum: zoomMaximum }),
    ...SearchParameters,
  });
}

function schemaOf(form: SearchParameterForm): TSchema {
  switch (form.kind) {
    case 'whole-number':
      return Type.Integer({ minimum: form.minimum, maximum: form.maximum });
    case 'flag':
      return Type.Boolean();
    case 'day':
      return Type.String({ format: 'date', description: 'UTC day, YYYY-MM-DD' });
    case 'choice':
      return Type.Union(form.choices.map((choice) => Type.Literal(choice)));
    case 'country-code':
      return Type.String({ pattern: '^[A-Za-z]{2}$', description: 'ISO 3166-1 alpha-2' });
    case 'coordinates':
      return Type.String({ description: 'latitude,longitude in degrees' });
    case 'bounds':
      return Type.String({ description: 'south,west,north,east in degrees' });
    default:
      return Type.String({ description: 'ids of homes, separated by commas' });
  }
}

function schemaOfFeature({ text, valueType, minimumValue, maximumValue }: FeatureTypeRow): TSchema {
  if (minimumValue === null || maximumValue === null)
    return Type.Literal(true, { description: `${text.en}: only homes that have it` });
  const isWhole = valueType === 'integer';
  const number = isWhole ? '[0-9]{1,6}' : '[0-9]{1,6}([.][0-9]{1,3})?';
  return Type.String({
    pattern: `^${number}(,${number})?$`,
    description: `${text.en}: a least ${isWhole ? 'whole number' : 'number'}, or \`minimum,maximum\`, from ${minimumValue} to ${maximumValue}`,
  });
}
