import { type Static, Type } from 'typebox';
import { EMAIL_MAXIMUM, EMAIL_PATTERN } from '../lib/email.ts';

export const PropertyReportReason = Type.Union([
  Type.Literal('wrong-information'),
  Type.Literal('fraud'),
  Type.Literal('offensive'),
  Type.Literal('not-a-home'),
  Type.Literal('other'),
]);
export type PropertyReportReason = Static<typeof PropertyReportReason>;

/** A notice that something about a home is wrong or unlawful (Regulation (EU) 2022/2065, art. 16). */
export const PropertyReport = Type.Object(
  {
    reason: PropertyReportReason,
    text: Type.String({ maxLength: 2000 }),
    /** Where an answer goes; nobody needs to say who they are. */
    email: Type.Optional(Type.String({ maxLength: EMAIL_MAXIMUM, pattern: EMAIL_PATTERN })),
  },
  { additionalProperties: false },
);
export type PropertyReport = Static<typeof PropertyReport>;
