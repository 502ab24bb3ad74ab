import { type Static, Type } from 'typebox';
import { City } from '../catalog/city.schema.ts';
import { MAXIMUM_STAY_NIGHTS } from '../catalog/limits.ts';
import { CancellationPolicy } from '../catalog/price-rules.schema.ts';
import { LocalTime, PropertyFeature } from '../catalog/property.schema.ts';
import { literals } from '../lib/literals.schema.ts';
import { recordOf } from '../lib/record.schema.ts';
import {
  CurrencyCode,
  Day,
  ImagePath,
  Instant,
  LanguageTag,
  MinorUnits,
  Nullable,
  Uuid,
  VocabularyId,
} from '../lib/scalars.schema.ts';
import { AD_REQUIREMENTS } from './ad-requirements.ts';
import { AD_STATES } from './ad-state.ts';
import {
  AD_CAPTION_MAXIMUM,
  AD_DESCRIPTION_MAXIMUM,
  AD_PHOTOS_MAXIMUM,
  AD_PRICE_MAXIMUM,
  AD_PRICE_MINIMUM,
  AD_ROOMS,
  AD_TITLE_MAXIMUM,
} from './limits.ts';
import { RecentCounts } from './statistics.schema.ts';

const AdRequirementName = literals(AD_REQUIREMENTS);
const AdStateName = literals(AD_STATES);

/** A home as the list of its owner shows it. */
export const AdSummary = Type.Object({
  id: Uuid,
  state: AdStateName,
  title: Nullable(Type.String(), 'in the language asked for, else in another one; null: none is written'),
  cityName: Nullable(Type.String()),
  imagePath: Nullable(ImagePath, 'its first photo'),
  isAvailableForShortTerm: Type.Boolean(),
  isAvailableForLongTerm: Type.Boolean(),
  currency: Nullable(CurrencyCode),
  nightlyPrice: Nullable(MinorUnits),
  monthlyPrice: Nullable(MinorUnits),
  missingArray: Type.Array(AdRequirementName, { description: 'what it needs before guests see it' }),
  nextArrivalDate: Nullable(Day, 'of the next confirmed stay'),
  requestCount: Type.Integer({ minimum: 0, description: 'booking requests that wait for an answer' }),
  ...RecentCounts,
  updatedAt: Instant,
});
export type AdSummary = Static<typeof AdSummary>;

export const AdPage = Type.Object({
  adArray: Type.Array(AdSummary, { description: 'the newest first' }),
  nextCursor: Nullable(Uuid),
});
export type AdPage = Static<typeof AdPage>;

const closed = { additionalProperties: false } as const;
const Title = Type.String({ maxLength: AD_TITLE_MAXIMUM });
const Description = Type.String({ maxLength: AD_DESCRIPTION_MAXIMUM });
const Price = Type.Integer({
  minimum: AD_PRICE_MINIMUM,
  maximum: AD_PRICE_MAXIMUM,
  description: 'integer minor units of the currency',
});
const Amount = Type.Integer({ minimum: 0, maximum: AD_PRICE_MAXIMUM });
const RoomCount = Type.Integer({ minimum: 0, maximum: 50 });
const Caption = Type.String({ maxLength: AD_CAPTION_MAXIMUM });

export const AdText = Type.Object({ language: LanguageTag, title: Title, description: Description });
export type AdText = Static<typeof AdText>;

export const AdRoom = literals(AD_ROOMS);
export type AdRoom = Static<typeof AdRoom>;

const Captions = Type.Object(
  { en: Type.Optional(Caption), fr: Type.Optional(Caption), de: Type.Optional(Caption) },
  closed,
);

export const AdPhoto = Type.Object({
  id: Uuid,
  path: ImagePath,
  caption: Captions,
  room: Nullable(AdRoom),
  similarPhotoId: Nullable(Uuid, 'another photo of the same home that looks nearly the same'),
});
export type AdPhoto = Static<typeof AdPhoto>;

/** What its owner says of a photo, besides its place among the others. */
export const AdPhotoWords = Type.Object({ caption: Captions, room: Nullable(AdRoom) }, closed);
export type AdPhotoWords = Static<typeof AdPhotoWords>;

const AdPosition = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  },
  closed,
);
export type AdPosition = Static<typeof AdPosition>;

const fields = {
  propertyTypeId: Nullable(VocabularyId),
  rentalTypeId: Nullable(VocabularyId),
  cityId: Nullable(VocabularyId),
  streetAddress: Nullable(Type.String({ minLength: 1, maxLength: 200 }), 'never public'),
  postalCode: Nullable(Type.String({ minLength: 1, maxLength: 12 }), 'never public'),
  position: Nullable(AdPosition, 'exact; public only when it is rounded'),
  guestCount: Nullable(Type.Integer({ minimum: 1, maximum: 50 })),
  bedroomCount: Nullable(RoomCount),
  bedCount: Nullable(RoomCount),
  bathroomCount: Nullable(Type.Number({ minimum: 0, maximum: 50, multipleOf: 0.5 })),
  areaSquareMetres: Nullable(Type.Number({ exclusiveMinimum: 0, maximum: 99_999 })),
  isAvailableForShortTerm: Type.Boolean(),
  isAvailableForLongTerm: Type.Boolean(),
  currency: Nullable(CurrencyCode),
  nightlyPrice: Nullable(Price),
  monthlyPrice: Nullable(Price),
  deposit: Nullable(Amount),
  cleaningFee: Nullable(Amount),
  monthlyCharges: Nullable(Amount),
  minimumNights: Type.Integer({ minimum: 1, maximum: MAXIMUM_STAY_NIGHTS }),
  maximumNights: Type.Integer({ minimum: 1, maximum: MAXIMUM_STAY_NIGHTS }),
  minimumMonths: Nullable(Type.Integer({ minimum: 1, maximum: 60 })),
  moveInDate: Nullable(Day),
  allowsSameDayTurnover: Type.Boolean(),
  isInstantBookable: Type.Boolean(),
  checkInTime: LocalTime,
  checkOutTime: LocalTime,
  cancellationPolicy: CancellationPolicy,
  registrationNumber: Nullable(Type.String({ minLength: 1, maxLength: 60 })),
  energyClass: Nullable(Type.String({ pattern: '^[A-I]$' })),
} as const;

/** A home as its owner writes it. */
export const Ad = Type.Object({
  id: Uuid,
  state: AdStateName,
  hiddenReason: Nullable(Type.String()),
  version: Type.Integer({ minimum: 1, description: 'grows with each change: what If-Match names' }),
  ...fields,
  city: Nullable(City),
  featureArray: Type.Array(PropertyFeature),
  textArray: Type.Array(AdText),
  photoArray: Type.Array(AdPhoto, { maxItems: AD_PHOTOS_MAXIMUM }),
  registrationPattern: Nullable(
    Type.String(),
    'form of the number that the law of its place demands for nights; null: none',
  ),
  missingArray: Type.Array(AdRequirementName, { description: 'what it needs before guests see it' }),
  canBePaid: Type.Boolean({ description: 'whether its owner has a user at the payment provider' }),
  guestFeePercent: Type.Number({ minimum: 0, description: 'what guests pay us on a stay by the night' }),
  ownerFeePercent: Type.Number({ minimum: 0, description: 'what we keep of the share of its owner' }),
  updatedAt: Instant,
});
export type Ad = Static<typeof Ad>;

const ChangedText = Type.Object(
  { title: Type.Optional(Title), description: Type.Optional(Description) },
  closed,
);

/** What is named changes, everything else stays. */
export const AdChange = Type.Object(
  {
    ...optional(fields),
    features: Type.Optional(recordOf(Nullable(Type.Number()), '^[1-9][0-9]{0,8}$')),
    texts: Type.Optional(
      Type.Object(
        {
          en: Type.Optional(ChangedText),
          fr: Type.Optional(ChangedText),
          de: Type.Optional(ChangedText),
        },
        closed,
      ),
    ),
    photoIds: Type.Optional(
      Type.Array(Uuid, { maxItems: AD_PHOTOS_MAXIMUM, description: 'all of them, in their new order' }),
    ),
  },
  closed,
);
export type AdChange = Partial<{ [Name in keyof typeof fields]: Static<(typeof fields)[Name]> }> & {
  features?: Record<string, number | null>;
  texts?: Partial<Record<LanguageTag, Partial<Pick<AdText, 'title' | 'description'>>>>;
  photoIds?: string[];
};

function optional(schemas: Record<string, Type.TSchema>): Record<string, Type.TSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, Type.Optional(schema)]));
}

/** How far an upload has come. */
export const AdPhotoUpload = Type.Object({
  offset: Type.Integer({ minimum: 0, description: 'bytes that are here' }),
  photo: Nullable(AdPhoto, 'once all of it is here'),
});
export type AdPhotoUpload = Static<typeof AdPhotoUpload>;
