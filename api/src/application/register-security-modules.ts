import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createPasswordRepository } from '../domains/identity/account/password.repository.ts';
import { createSecurityEventMails } from '../domains/identity/account/security-event-mails.ts';
import { createSecurityEventRepository } from '../domains/identity/security-event/security-event.repository.ts';
import { securityEventRoutes } from '../domains/identity/security-event/security-event.routes.ts';
import { createSecurityEventService } from '../domains/identity/security-event/security-event.service.ts';
import type { JobHandlers } from '../jobs/job-payloads.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import type { SendMail } from '../mail/mail.ts';
import { addDaily } from '../plugins/daily.ts';

/** What happens to the security of accounts, for their owners. */
export function registerSecurityModules(app: ApiInstance, database: Database): void {
  const events = createSecurityEventService(createSecurityEventRepository(database));
  securityEventRoutes(app, events);
  addDaily(app, 'remove old security events', () => events.removeOld());
}

export function createSecurityJobs(
  database: Database,
  { contactAddress }: Pick<ApiConfig, 'contactAddress'>,
  sendMail: SendMail,
): Pick<JobHandlers, 'send-security-event'> {
  const { findEvent } = createSecurityEventRepository(database);
  const { findByUser } = createPasswordRepository(database);
  return createSecurityEventMails({ findEvent, findByUser }, sendMail, contactAddress);
}
