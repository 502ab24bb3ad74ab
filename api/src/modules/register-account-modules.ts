import type { ApiInstance } from '../api-instance.ts';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { JobHandlers } from '../jobs/job-payloads.ts';
import type { SendMail } from '../mail/mail.ts';
import { DAY_MILLISECONDS } from '../milliseconds.ts';
import { addDaily } from '../plugins/daily.ts';
import { createAccountRepository } from './account/account.repository.ts';
import { accountRoutes } from './account/account.routes.ts';
import { createAccountService } from './account/account.service.ts';
import { createDeleteAccountRepository } from './account/delete-account.repository.ts';
import { createDeleteAccount, createFarewellMails } from './account/delete-account.ts';
import { createEmailChangeRepository } from './account/email-change.repository.ts';
import { emailChangeRoutes } from './account/email-change.routes.ts';
import { createEmailChangeService } from './account/email-change.service.ts';
import { createEmailChangeMails } from './account/email-change-mails.ts';
import { createPasswordRepository } from './account/password.repository.ts';
import { authProviderRoutes } from './auth-provider/auth-provider.routes.ts';
import { createAuthProviderService } from './auth-provider/auth-provider.service.ts';
import { createProviderClient } from './auth-provider/provider-client.ts';
import { createFlowSeal } from './auth-provider/provider-flow.ts';
import { createProviderMails } from './auth-provider/provider-mails.ts';
import { createBetaApplicationRepository } from './beta-application/beta-application.repository.ts';
import { betaApplicationRoutes } from './beta-application/beta-application.routes.ts';
import { createBetaApplicationService } from './beta-application/beta-application.service.ts';
import { createBetaApplicationMails } from './beta-application/beta-application-mails.ts';
import type { SignInParts } from './register-sign-in-modules.ts';
import { createSecurityEventRepository } from './security-event/security-event.repository.ts';
import type { SessionService } from './session/session.service.ts';

type Parts = Pick<SignInParts, 'startSession' | 'checkProof'> & { sessions: SessionService };

/** Accounts of elsewhere that lead to one of ours, one's own account, and applications for the beta programme. */
/** A job gives up after about four days. */
const FAREWELL_DAYS = 7;

export function registerAccountModules(
  app: ApiInstance,
  database: Database,
  config: ApiConfig,
  now: () => Date,
  { startSession, checkProof, sessions }: Parts,
): void {
  const { authProviders, formKey, publicOrigin } = config;
  const providers = authProviders.map((settings) => createProviderClient(settings, now));
  authProviderRoutes(app, {
    service: createAuthProviderService(database, providers, now),
    flows: createFlowSeal(formKey, now),
    startSession,
    publicOrigin,
  });
  accountRoutes(app, {
    service: createAccountService(createAccountRepository(database), now),
    deleteAccountOf: createDeleteAccount(database),
    checkProof,
  });
  addDaily(app, 'remove addresses of deleted accounts', () =>
    createDeleteAccountRepository(database).deleteOldFarewells(
      new Date(now().getTime() - FAREWELL_DAYS * DAY_MILLISECONDS),
    ),
  );
  const emailChanges = createEmailChangeService(database, now);
  emailChangeRoutes(app, { service: emailChanges, sessions, checkProof, publicOrigin });
  addDaily(app, 'remove old changes of addresses', () => emailChanges.removeOld());
  betaApplicationRoutes(app, createBetaApplicationService(database, now));
}

type AccountJobs = Pick<
  JobHandlers,
  'send-provider-linked' | 'send-email-change' | 'send-email-changed' | 'send-farewell' | 'send-beta-receipt'
>;

export function createAccountJobs(
  database: Database,
  { authProviders, contactAddress }: Pick<ApiConfig, 'authProviders' | 'contactAddress'>,
  sendMail: SendMail,
  now: () => Date,
): AccountJobs {
  const { findEvent } = createSecurityEventRepository(database);
  return {
    ...createProviderMails({
      repository: { ...createPasswordRepository(database), findEvent },
      providers: authProviders,
      sendMail,
      contactAddress,
    }),
    ...createEmailChangeMails(
      { ...createEmailChangeRepository(database), findEvent },
      sendMail,
      contactAddress,
      now,
    ),
    ...createFarewellMails(database, sendMail, contactAddress),
    ...createBetaApplicationMails(createBetaApplicationRepository(database), sendMail),
  };
}
