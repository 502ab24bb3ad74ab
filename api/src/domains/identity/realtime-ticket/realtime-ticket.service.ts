import { REALTIME_TICKET_SECONDS, type RealtimeTicket } from '@moien/contract';
import { createToken, hashToken, isToken } from '../../../lib/random-token.ts';
import type { FoundSession, SignedIn } from '../access/signed-in.ts';
import type { SessionService } from '../session/session.service.ts';
import type { RealtimeTicketRepository } from './realtime-ticket.repository.ts';

/** Of one session at a time. */
const TICKETS_MAXIMUM = 10;

export type RealtimeTicketService = ReturnType<typeof createRealtimeTicketService>;

/** Tickets of single use for the websockets of apps (product decision 17). */
export function createRealtimeTicketService(
  repository: RealtimeTicketRepository,
  sessions: Pick<SessionService, 'findById'>,
  now: () => Date,
) {
  return {
    async create({ sessionId }: SignedIn): Promise<RealtimeTicket> {
      const ticket = createToken();
      const expiresAt = new Date(now().getTime() + REALTIME_TICKET_SECONDS * 1000);
      await repository.insert({ tokenHash: hashToken(ticket), sessionId, expiresAt }, TICKETS_MAXIMUM);
      return { ticket, expiresAt: expiresAt.toISOString() };
    },

    /** @returns undefined for one that was used, has expired, or whose session has ended */
    async redeem(ticket: string | undefined): Promise<FoundSession | undefined> {
      if (!isToken(ticket)) return undefined;
      const sessionId = await repository.redeem(hashToken(ticket), now());
      return sessionId === undefined ? undefined : sessions.findById(sessionId);
    },
  };
}
