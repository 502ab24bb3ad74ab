import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { SessionService } from '../domains/identity/index.ts';
import {
  type AttemptGuard,
  codeSignInRoutes,
  createAttemptGuard,
  createChallenges,
  createFirstFactorStarter,
  createMailQuota,
  createMailRequests,
  createPasskeyChallenges,
  createPasskeyReauthentication,
  createPasskeyService,
  createPasswordAttackMails,
  createPasswordAttackService,
  createPasswordMails,
  createPasswordRepository,
  createPasswordService,
  createPendingSignInService,
  createReauthentication,
  createRecoveryCodes,
  createRefusalRecorder,
  createSecondFactorService,
  createSecurityEventRepository,
  createSessionStarter,
  createSignInCodes,
  createSignInMails,
  createSignInRepository,
  createSignInService,
  createSignUpMails,
  createSignUpService,
  passkeyRoutes,
  passkeySignInRoutes,
  passwordRoutes,
  passwordSignInRoutes,
  type Reauthenticate,
  recordSecurityEvent,
  relyingPartyOf,
  type SecondFactorService,
  type StartSession,
  secondFactorRoutes,
  secondFactorSignInRoutes,
  signUpRoutes,
} from '../domains/identity/index.ts';
import type { JobHandlers } from '../jobs/job-payloads.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { createSeal } from '../lib/seal.ts';
import type { SendMail } from '../mail/mail.ts';
import { createAfterAnswer } from '../plugins/after-answer.ts';
import { addDaily } from '../plugins/daily.ts';

/** What other ways in, and changes that need a proof, are made of. */
export type SignInParts = {
  startSession: StartSession;
  reauthenticate: Reauthenticate;
  guard: AttemptGuard;
  secondFactors: SecondFactorService;
};

/** The ways in by password and by code, signing up, and passwords. */
export function registerSignInModules(
  app: ApiInstance,
  database: Database,
  config: ApiConfig,
  now: () => Date,
  sessions: SessionService,
): SignInParts {
  const { publicOrigin } = config;
  const attacks = createPasswordAttackService(database, now);
  const guard = createAttemptGuard(app, config, {
    isKnownBrowser: sessions.isKnownBrowser,
    onManyWrongPasswords: attacks.record,
  });
  const afterAnswer = createAfterAnswer(app, 'record what was refused');
  const recordRefusal = createRefusalRecorder(database, afterAnswer, now);
  const startBoth = createSessionStarter(sessions, publicOrigin);
  const { factors, pendingSignIns } = createSecondFactors(app, database, config, now);
  const startSession = createFirstFactorStarter(pendingSignIns, startBoth);
  const quota = createMailQuota(database, createChallenges(config.formKey, now), now);
  const readMailRequest = createMailRequests(app, config);
  const passwords = createPasswordService(database, quota, now);
  const codes = createSignInService(database, createSignInCodes(config.formKey), quota, now);
  const signUps = createSignUpService(database, quota, now);
  const { passkeys, reauthentication } = createPasskeys(app, database, config, now);
  const reauthenticate = createReauthentication(passwords, codes, reauthentication, guard, recordRefusal);
  const signInParts = {
    service: codes,
    passwords,
    sessions,
    startSession,
    guard,
    recordRefusal,
    readMailRequest,
  };
  codeSignInRoutes(app, signInParts);
  passwordSignInRoutes(app, signInParts);
  const changeParts = { passwords, reauthenticate, publicOrigin };
  secondFactorRoutes(app, { service: factors, ...changeParts });
  secondFactorSignInRoutes(app, {
    factors,
    pendingSignIns,
    startSession: startBoth,
    guard,
    recordRefusal,
    publicOrigin,
  });
  passkeyRoutes(app, { service: passkeys, reauthentication, ...changeParts });
  passkeySignInRoutes(app, { service: passkeys, startSession: startBoth, recordRefusal });
  signUpRoutes(app, { service: signUps, startSession, readMailRequest, publicOrigin });
  passwordRoutes(app, { service: passwords, sessions, reauthenticate, readMailRequest, publicOrigin });
  addDaily(app, 'remove old sign-in codes', () => codes.removeOld());
  addDaily(app, 'remove old sign-ups', () => signUps.removeOld());
  addDaily(app, 'remove old password resets', () => passwords.removeOld());
  addDaily(app, 'remove used challenges', () => quota.removeOld());
  addDaily(app, 'remove old attacks on passwords', () => attacks.removeOld());
  return { startSession, reauthenticate, guard, secondFactors: factors };
}

function createSecondFactors(
  app: ApiInstance,
  database: Database,
  { secondFactorKey, isDevelopment }: ApiConfig,
  now: () => Date,
) {
  const factors = createSecondFactorService({
    database,
    seal: createSeal(secondFactorKey, 'moien authenticators'),
    codes: createRecoveryCodes(secondFactorKey),
    isMandatoryForTeam: !isDevelopment,
    now,
  });
  const pendingSignIns = createPendingSignInService(database, factors, now);
  addDaily(app, 'remove authenticators that were not set up', () => factors.removeOld());
  addDaily(app, 'remove sign-ins without second factor', () => pendingSignIns.removeOld());
  return { factors, pendingSignIns };
}

function createPasskeys(app: ApiInstance, database: Database, config: ApiConfig, now: () => Date) {
  const challenges = createPasskeyChallenges(database, now);
  const options = { database, challenges, relyingParty: relyingPartyOf(config), now };
  const passkeys = createPasskeyService(options);
  addDaily(app, 'remove old challenges of passkeys', () => passkeys.removeOld());
  return { passkeys, reauthentication: createPasskeyReauthentication(options) };
}

type SignInJobs = Pick<
  JobHandlers,
  | 'send-sign-in-code'
  | 'send-sign-up'
  | 'send-password-reset'
  | 'send-password-changed'
  | 'send-password-attack'
>;

export function createSignInJobs(
  database: Database,
  { formKey, contactAddress }: Pick<ApiConfig, 'formKey' | 'contactAddress'>,
  sendMail: SendMail,
  now: () => Date,
): SignInJobs {
  const passwords = createPasswordRepository(database);
  const codes = createSignInRepository(database);
  const { findEvent } = createSecurityEventRepository(database);
  return {
    ...createSignInMails(
      { ...codes, findByEmail: passwords.findByEmail },
      createSignInCodes(formKey),
      sendMail,
      now,
    ),
    ...createSignUpMails(database, sendMail, now),
    ...createPasswordAttackMails(database, passwords, sendMail),
    ...createPasswordMails(
      { ...passwords, findEvent },
      (client, userId, id) =>
        recordSecurityEvent(database, client, { id, userId, kind: 'password-reset-requested', at: now() }),
      sendMail,
      contactAddress,
      now,
    ),
  };
}
