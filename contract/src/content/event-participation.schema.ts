import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Nullable, Uuid } from '../lib/scalars.schema.ts';
import { EventSummary, SeatsLeft } from './event.schema.ts';
import { EVENT_PARTICIPATIONS_MAXIMUM } from './limits.ts';

export const EventParticipationState = literals(['joined', 'waiting'] as const);
export type EventParticipationState = Static<typeof EventParticipationState>;

const WaitingPlace = Nullable(
  Type.Integer({ minimum: 1 }),
  'place in the waiting list; null for who does not wait',
);

/** How it stands between one person and an event. */
export const EventParticipation = Type.Object({
  eventId: Uuid,
  state: Nullable(EventParticipationState, 'null: neither joined nor waiting'),
  waitingPlace: WaitingPlace,
  seatsLeft: SeatsLeft,
});
export type EventParticipation = Static<typeof EventParticipation>;

export const ListedEventParticipation = Type.Object({
  state: EventParticipationState,
  waitingPlace: WaitingPlace,
  hasPage: Type.Boolean({ description: 'the event has a text, and so a page, in the language asked for' }),
  event: EventSummary,
});
export type ListedEventParticipation = Static<typeof ListedEventParticipation>;

/** Events to come, the next one first; then past ones, the last one first. */
export const EventParticipations = Type.Object({
  eventParticipationArray: Type.Array(ListedEventParticipation, { maxItems: EVENT_PARTICIPATIONS_MAXIMUM }),
});
export type EventParticipations = Static<typeof EventParticipations>;
