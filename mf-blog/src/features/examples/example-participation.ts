import type { EventParticipation, ListedEventParticipation } from '@moien/contract';
import { exampleEvent } from './example-event.ts';

/** How it stands between somebody and the example event, for tests and stories. */
export function exampleParticipation(changes: Partial<EventParticipation> = {}): EventParticipation {
  return { eventId: exampleEvent().id, state: null, waitingPlace: null, seatsLeft: 3, ...changes };
}

/** A seat for an event to come, a place in a waiting list, and two events that are past. */
export function exampleListedParticipations(): ListedEventParticipation[] {
  const events = [
    exampleEvent(),
    exampleEvent({ id: '019b76da-a800-7889-bf00-08fa5591f402', title: 'Supper from a small kitchen' }),
    exampleEvent({ id: '019b76da-a800-7889-bf00-08fa5591f403', title: 'Draw your street', isPast: true }),
    exampleEvent({
      id: '019b76da-a800-7889-bf00-08fa5591f404',
      title: 'Wohnungsbesichtigungsterminvereinbarungsnachmittag',
      isPast: true,
    }),
  ];
  return events.map((event, index) => ({
    event,
    hasPage: index !== 3,
    ...(index % 2 === 0
      ? { state: 'joined', waitingPlace: null }
      : { state: 'waiting', waitingPlace: index + 1 }),
  }));
}
