import { type Static, Type } from 'typebox';
import { CountryCode, LocalizedName, VocabularyId } from '../lib/scalars.schema.ts';

export const Country = Type.Object({
  code: CountryCode,
  name: LocalizedName,
  phonePrefix: Type.String({ pattern: '^\\+\\d{1,4}$' }),
  iconImagePath: Type.String(),
});
export type Country = Static<typeof Country>;

export const City = Type.Object({
  id: VocabularyId,
  name: Type.String(),
  localizedName: Type.Union([LocalizedName, Type.Null()], {
    description: 'where the languages call it by different names',
  }),
  countryCode: CountryCode,
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  propertyCount: Type.Integer({ minimum: 0, description: 'published homes in this city' }),
});
export type City = Static<typeof City>;
