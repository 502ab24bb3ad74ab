import { type Static, Type } from 'typebox';
import { BookingRole } from '../booking/booking.schema.ts';
import { BOOKING_STATES } from '../booking/booking-state.ts';
import { InvoiceKind } from '../booking/invoice.schema.ts';
import { HELP_SITUATIONS } from '../content/help-situation.ts';
import { InformationSection } from '../content/information-page.schema.ts';
import { AD_STATES } from '../letting/ad-state.ts';
import { literals } from '../lib/literals.schema.ts';
import { Day, ImagePath, LanguageTag, Nullable, Uuid } from '../lib/scalars.schema.ts';

/** Bookings that are listed for each role: those that are not over, and those that are. */
export const HELP_BOOKINGS_AHEAD_MAXIMUM = 4;
export const HELP_BOOKINGS_OVER_MAXIMUM = 2;
export const HELP_HOMES_MAXIMUM = 6;
export const HELP_INVOICES_MAXIMUM = 3;

const SituationArray = Type.Array(literals(HELP_SITUATIONS), {
  description: 'the most pressing one first',
  maxItems: HELP_SITUATIONS.length,
});

/** A booking of the caller, as guest or as owner. */
export const HelpBooking = Type.Object({
  id: Uuid,
  role: BookingRole,
  state: literals(BOOKING_STATES),
  propertyId: Uuid,
  title: Type.String(),
  imagePath: Nullable(ImagePath),
  personId: Uuid,
  personFirstName: Type.String({ description: 'of the other side' }),
  arrivalDate: Day,
  departureDate: Day,
  situationArray: SituationArray,
});
export type HelpBooking = Static<typeof HelpBooking>;

/** A home of the caller. */
export const HelpHome = Type.Object({
  id: Uuid,
  title: Nullable(Type.String()),
  imagePath: Nullable(ImagePath),
  state: literals(AD_STATES),
  situationArray: SituationArray,
});
export type HelpHome = Static<typeof HelpHome>;

export const HelpInvoice = Type.Object({
  id: Uuid,
  number: Type.String(),
  kind: InvoiceKind,
  bookingId: Uuid,
  homeTitle: Type.String(),
  issuedDate: Day,
});
export type HelpInvoice = Static<typeof HelpInvoice>;

/** What who is signed in may need help with, and the questions of all. */
export const Help = Type.Object({
  email: Nullable(Type.String(), 'where we answer'),
  situationArray: SituationArray,
  bookingArray: Type.Array(HelpBooking, {
    description:
      'as guest, then as owner: those ahead by their arrival, then the latest; and the one asked for',
    maxItems: 2 * (HELP_BOOKINGS_AHEAD_MAXIMUM + HELP_BOOKINGS_OVER_MAXIMUM) + 1,
  }),
  homeArray: Type.Array(HelpHome, {
    description: 'changed last first, and the one asked for',
    maxItems: HELP_HOMES_MAXIMUM + 1,
  }),
  invoiceArray: Type.Array(HelpInvoice, {
    description: 'the newest first',
    maxItems: HELP_INVOICES_MAXIMUM,
  }),
  sectionArray: Type.Array(InformationSection, { minItems: 1 }),
});
export type Help = Static<typeof Help>;

export const HelpQuery = Type.Object(
  {
    language: Type.Optional(LanguageTag),
    /** In the answer even if it is not among the nearest; without effect if it is not the caller's. */
    bookingId: Type.Optional(Uuid),
    propertyId: Type.Optional(Uuid),
  },
  { additionalProperties: false },
);
