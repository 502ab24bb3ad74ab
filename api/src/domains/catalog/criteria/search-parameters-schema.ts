import { LanguageTag, type SearchParameterForm, searchParameterForms } from '@moien/contract';
import { type TSchema, Type } from 'typebox';

/**
 * For the OpenAPI document: the parameters as they stand in the query string; the codec explains a wrong one.
 */
const SearchParameters = {
  ...Object.fromEntries(searchParameterForms().map(([name, form]) => [name, Type.Optional(schemaOf(form))])),
  features: Type.Optional(
    Type.Object(
      {},
      {
        description:
          'Features by name: each is a parameter of its own, `feature-{name}`, such as `feature-wifi=true`. The names and ranges of features are in the answer of `getExtendedData`.',
        propertyNames: { pattern: '^feature-[a-z0-9-]{1,60}$' },
        additionalProperties: {
          type: 'string',
          pattern: '^(true|[0-9.]+(,[0-9.]+)?)$',
          description: '`true`, a least number, or `minimum,maximum` within the range of the feature',
        },
      },
    ),
  ),
};

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
