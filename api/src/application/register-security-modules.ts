import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  createEmailChangeRepository,
  createPasswordRepository,
  createSecurityEventMails,
  createSecurityEventRepository,
  createSecurityEventService,
  securityEventRoutes,
} from '../domains/identity/index.ts';
import type { JobHandlers } from '../jobs/job-payloads.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import type { SendMail } from '../mail/mail.ts';
import { addDaily } from '../plugins/daily.ts';

/** Registers security-event routes and their daily deletion. */
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
  const { findFormerAddresses } = createEmailChangeRepository(database);
  const repository = { findEvent, findByUser, findFormerAddresses };
  return createSecurityEventMails(repository, sendMail, contactAddress);
}
