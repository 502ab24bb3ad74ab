import {
  type BookedHome,
  type Booking,
  type BookingChange,
  type BookingDeadline,
  type BookingDeposit,
  type BookingDispute,
  type BookingPerson,
  type BookingRole,
  type BookingSummary,
  hostPayout,
} from '@moien/contract';
import { refundTermsOf } from '../cancellation/refund-due.ts';
import type { EventRow } from '../lifecycle/booking.repository.ts';
import { type BookingRow, guestsOfRow } from '../lifecycle/booking-row.ts';
import type { ChangeRow } from '../lifecycle/change-row.ts';
import { isKnownToOwner, isPaymentNeeded } from '../lifecycle/proposed-change.ts';
import type { PaymentTotals } from '../payments.port.ts';
import { isRevealed } from './booking.policy.ts';
import { actionsOf, type BookingFacts } from './booking-actions.ts';
import type { BookingView } from './booking-view.ts';

export type BookingDetails = {
  view: BookingView;
  role: BookingRole;
  events: EventRow[];
  change: ChangeRow | undefined;
  hasProposedChange: boolean;
  totals: PaymentTotals;
  dispute: BookingDispute | null;
  deposit: BookingDeposit | null;
  at: Date;
};

export function presentBooking({
  view,
  role,
  events,
  change,
  hasProposedChange,
  totals,
  dispute,
  deposit,
  at,
}: BookingDetails): Booking {
  const hasObjected = events.some(({ transition }) => transition === 'objected');
  return {
    ...presentSummary(view, role, { at, hasProposedChange, hasObjected, deposit }),
    quote: view.quote,
    conversionRate: view.conversion_rate,
    optionArray: view.option_array.map(({ featureTypeId, quantity }) => ({ featureTypeId, quantity })),
    deposit: view.deposit,
    cancellationPolicy: view.policy.name,
    terms: refundTermsOf(view),
    paidTotal: totals.paid,
    refundedTotal: totals.refunded,
    refundTotal: view.refund?.total ?? null,
    message: view.message,
    contact: role === 'guest' || isRevealed(view) ? view.contact : null,
    eventArray: events,
    change: change && isShown(change, role) ? presentChange(change) : null,
    depositStatus: deposit,
    dispute: dispute && (role === 'owner' ? dispute : { ...dispute, owed: null }),
  };
}

export function presentSummary(view: BookingView, role: BookingRole, facts: BookingFacts): BookingSummary {
  return {
    id: view.id,
    state: view.state,
    role,
    isInstant: view.is_instant,
    home: presentHome(view),
    person: presentPerson(view, role),
    arrivalDate: view.arrival_date,
    departureDate: view.departure_date,
    ...guestsOfRow(view),
    currency: view.quote.currency,
    total: view.quote.total,
    payout: role === 'owner' ? hostPayout(view.quote, view.owner_fee_percent) : null,
    deadline: presentDeadline(view, facts.at),
    actionArray: actionsOf(view, role, facts),
    creationTimestamp: view.created_at,
    serverTime: facts.at.toISOString(),
  };
}

function presentHome(view: BookingView): BookedHome {
  const { latitude, longitude } = view;
  return {
    propertyId: view.property_id,
    title: view.title,
    imagePath: view.image_path,
    cityId: view.city_id,
    cityName: view.city_name,
    countryCode: view.country_code,
    address: isRevealed(view) ? { latitude, longitude, text: null } : null,
    checkInTime: view.check_in_time,
    checkOutTime: view.check_out_time,
    timeZone: view.time_zone,
    houseRules: view.house_rules,
    registrationNumber: view.registration_number,
  };
}

/** The owner for the guest, the guest for the owner. */
function presentPerson(view: BookingView, role: BookingRole): BookingPerson {
  const person = role === 'guest' ? view.owner : view.guest;
  const isKnown = isRevealed(view);
  return {
    userId: role === 'guest' ? view.owner_id : view.guest_id,
    firstName: person.first_name,
    imagePath: person.image_path,
    lastName: isKnown ? person.last_name : null,
    email: isKnown ? person.email : null,
    phone: isKnown ? person.phone : null,
  };
}

function presentDeadline(
  { deadline_kind: kind, deadline_at: endsAt }: BookingRow,
  at: Date,
): BookingDeadline | null {
  if (kind === null || endsAt === null) return null;
  const secondsLeft = Math.max(0, Math.floor((Date.parse(endsAt) - at.getTime()) / 1000));
  return { kind, endsAt, secondsLeft };
}

export function isShown(change: ChangeRow, role: BookingRole): boolean {
  return role === 'guest' || isKnownToOwner(change);
}

function presentChange(change: ChangeRow): BookingChange {
  return {
    id: change.id,
    state: change.state,
    proposedBy: change.proposed_by,
    arrivalDate: change.arrival_date,
    departureDate: change.departure_date,
    ...guestsOfRow(change),
    quote: change.quote,
    difference: change.difference,
    endsAt: change.ends_at,
    isPaymentNeeded: change.state === 'proposed' && isPaymentNeeded(change),
  };
}
