import { LanguageTag, SEARCH_PARAMETER_NAMES } from '@moien/contract';
import { Type } from 'typebox';

/** For the OpenAPI document: the parameters as they stand in the query string; the codec explains a wrong one. */
export const PropertiesQuerySchema = Type.Object({
  language: Type.Optional(LanguageTag),
  facets: Type.Optional(
    Type.Literal('true', { description: 'also answer how many homes each further choice would leave' }),
  ),
  ...Object.fromEntries(SEARCH_PARAMETER_NAMES.map((name) => [name, Type.Optional(Type.String())])),
});
