import type { EventParticipation, EventParticipations, LanguageTag } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { signedOut } from '../../identity/index.ts';
import { presentListedParticipation, presentParticipation } from './event-participation.presenter.ts';
import type { EventParticipationRepository, ParticipationOutcome } from './event-participation.repository.ts';

export type EventParticipationService = ReturnType<typeof createEventParticipationService>;

const eventNotFound = () => new ProblemError(404, 'event-not-found');

export function createEventParticipationService(repository: EventParticipationRepository, now: () => Date) {
  async function readParticipation(eventId: string, userId: string): Promise<EventParticipation> {
    const row = await repository.find(eventId, userId);
    if (!row) throw eventNotFound();
    return presentParticipation(row);
  }

  async function follow(change: Promise<ParticipationOutcome>): Promise<void> {
    const outcome = await change;
    if (outcome === 'not-found') throw eventNotFound();
    if (outcome === 'over') throw new ProblemError(409, 'event-over');
    if (outcome === 'no-account') throw signedOut();
  }

  return {
    /** @throws ProblemError 404 for an event that does not exist */
    readParticipation,

    /** @throws ProblemError when there is no such event, or it is over */
    async joinEvent(eventId: string, userId: string): Promise<EventParticipation> {
      await follow(repository.join(eventId, userId, now()));
      return readParticipation(eventId, userId);
    },

    /** @throws ProblemError as `joinEvent`; of an event that was not joined, nothing is left to do */
    async leaveEvent(eventId: string, userId: string): Promise<EventParticipation> {
      await follow(repository.leave(eventId, userId, now()));
      return readParticipation(eventId, userId);
    },

    async listParticipations(userId: string, language: LanguageTag): Promise<EventParticipations> {
      const time = now();
      const rows = await repository.list(userId, language, time);
      return { eventParticipationArray: rows.map((row) => presentListedParticipation(row, time)) };
    },
  };
}
