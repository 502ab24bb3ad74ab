import type { EventParticipation, ListedEventParticipation } from '@moien/contract';
import { presentEventSummary } from '../event/event.presenter.ts';
import type { ListedParticipationRow, ParticipationRow } from './event-participation.repository.ts';

export function presentParticipation(row: ParticipationRow): EventParticipation {
  return {
    eventId: row.event_id,
    state: row.state,
    waitingPlace: row.waiting_place,
    seatsLeft: row.seats_left,
  };
}

export function presentListedParticipation(row: ListedParticipationRow, now: Date): ListedEventParticipation {
  return {
    state: row.state,
    waitingPlace: row.waiting_place,
    hasPage: row.has_page,
    event: presentEventSummary(row, now),
  };
}
