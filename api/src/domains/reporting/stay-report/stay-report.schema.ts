import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;
/** UTC alone: entry points take no other offset. */
const instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' });

/** Entry points take so many in one request. */
export const ACTIVITIES_MAXIMUM = 1000;

/**
 * A stay as single digital entry points take it (Regulation (EU) 2024/1028, article 9): `Activity.Request` of
 * the reference implementation, SEMICeu/sdep, API of platforms 2. What is optional here and not there is
 * unknown to us: street and post code of a home, and the area where the operator did not name it.
 */
export const StayActivity = Type.Object(
  {
    activityId: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
    status: Type.Literal('finished'),
    areaId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' })),
    url: Type.String({ minLength: 1, maxLength: 128 }),
    address: Type.Object(
      {
        thoroughfare: Type.String({ maxLength: 80 }),
        postCode: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z]{1,10}$' })),
        postName: Type.String({ minLength: 1, maxLength: 80 }),
        fullAddress: Type.String({ minLength: 1, maxLength: 318 }),
      },
      closed,
    ),
    registrationNumber: Type.String({ minLength: 1, maxLength: 32 }),
    numberOfGuests: Type.Integer({ minimum: 1, maximum: 1024 }),
    countryOfGuests: Type.Array(Type.String({ pattern: '^([A-Z]{3}|N/A)$' }), {
      minItems: 1,
      maxItems: 1024,
      description: 'one for each guest; N/A: nobody has asked',
    }),
    temporal: Type.Object({ startDatetime: instant, endDatetime: instant }, closed),
  },
  closed,
);
export type StayActivity = Static<typeof StayActivity>;

/** What is sent in one request. */
export const StayActivities = Type.Object(
  { activities: Type.Array(StayActivity, { minItems: 1, maxItems: ACTIVITIES_MAXIMUM }) },
  closed,
);
export type StayActivities = Static<typeof StayActivities>;
