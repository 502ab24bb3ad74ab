import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { SessionService } from '../domains/identity/index.ts';
import {
  accountRoutes,
  authProviderRoutes,
  betaApplicationRoutes,
  createAccountRepository,
  createAccountService,
  createAuthProviderService,
  createBetaApplicationMails,
  createBetaApplicationRepository,
  createBetaApplicationService,
  createDeleteAccount,
  createDeleteAccountRepository,
  createEmailChangeMails,
  createEmailChangeRepository,
  createEmailChangeService,
  createExportLinks,
  createFarewellMails,
  createFlowSeal,
  createPasswordRepository,
  createPersonalDataService,
  createProviderClient,
  createProviderMails,
  createSecurityEventRepository,
  emailChangeRoutes,
  personalDataRoutes,
  type RefuseDeletion,
} from '../domains/identity/index.ts';
import type { JobHandlers } from '../jobs/job-payloads.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { DAY_MILLISECONDS } from '../lib/milliseconds.ts';
import type { SendMail } from '../mail/mail.ts';
import { addDaily } from '../plugins/daily.ts';
import { useStorage } from '../storage/use-storage.ts';
import { createPersonalFiles } from './personal-files.ts';
import type { SignInParts } from './register-sign-in-modules.ts';

type Parts = Pick<SignInParts, 'startSession' | 'reauthenticate' | 'secondFactors'> & {
  sessions: SessionService;
  refuseDeletion: RefuseDeletion;
  /** Erases somebody, and afterwards the files that were theirs. */
  withFilesOf: (userId: string, erase: () => Promise<void>) => Promise<void>;
};

/** A job gives up after about four days. */
const FAREWELL_DAYS = 7;

/**
 * Accounts of elsewhere that lead to one of ours, one's own account, and applications for the beta programme.
 */
export function registerAccountModules(
  app: ApiInstance,
  database: Database,
  config: ApiConfig,
  now: () => Date,
  { startSession, reauthenticate, secondFactors, sessions, refuseDeletion, withFilesOf }: Parts,
): void {
  const { authProviders, formKey, publicOrigin } = config;
  const providers = authProviders.map((settings) => createProviderClient(settings, now));
  authProviderRoutes(app, {
    service: createAuthProviderService(database, providers, now),
    flows: createFlowSeal(formKey, now),
    startSession,
    reauthenticate,
    publicOrigin,
  });
  const accounts = createAccountRepository(database);
  const erase = createDeleteAccount(database, refuseDeletion);
  accountRoutes(app, {
    service: createAccountService(accounts, secondFactors, now),
    deleteAccountOf: (userId) => withFilesOf(userId, () => erase(userId)),
    reauthenticate,
  });
  const findEmail = async (userId: string) => (await accounts.findAccount(userId, now()))?.email;
  const files = createPersonalFiles(database, config.mediaDirectory, useStorage(app));
  personalDataRoutes(app, {
    service: createPersonalDataService({ database, findEmail, files, now, log: app.log }),
    links: createExportLinks(formKey, now),
    reauthenticate,
  });
  addDaily(app, 'remove addresses of deleted accounts', () =>
    createDeleteAccountRepository(database).deleteOldFarewells(
      new Date(now().getTime() - FAREWELL_DAYS * DAY_MILLISECONDS),
    ),
  );
  const emailChanges = createEmailChangeService(database, now);
  emailChangeRoutes(app, { service: emailChanges, sessions, reauthenticate, publicOrigin });
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
