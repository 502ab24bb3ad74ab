import { SECURITY_EVENTS_PER_PAGE, type SecurityEvent } from '@moien/contract';
import { presentSecurityEvent } from './security-event.presenter.ts';
import type { SecurityEventRepository } from './security-event.repository.ts';

type Page = { securityEventArray: SecurityEvent[]; hasMore: boolean };

export type SecurityEventService = ReturnType<typeof createSecurityEventService>;

export function createSecurityEventService(
  repository: Pick<SecurityEventRepository, 'listEvents' | 'deleteOld'>,
) {
  return {
    /** @param after id of the last event of the page before */
    async listEvents(userId: string, after: string | undefined): Promise<Page> {
      const rows = await repository.listEvents(userId, after, SECURITY_EVENTS_PER_PAGE + 1);
      const page = rows.slice(0, SECURITY_EVENTS_PER_PAGE);
      return { securityEventArray: page.map(presentSecurityEvent), hasMore: rows.length > page.length };
    },

    removeOld: () => repository.deleteOld(),
  };
}
