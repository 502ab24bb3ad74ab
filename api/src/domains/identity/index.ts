// What the application and other domains use of this one.

export { type AttemptGuard, createAttemptGuard } from './access/attempt-limits.ts';
export { accountBlocked, isAccountBlocked, refuseBlocked } from './access/blocked-account.ts';
export { clientOf } from './access/client-of.ts';
export { createMailRequests } from './access/mail-requests.ts';
export { isNative } from './access/native-origin.ts';
export { acceptNativeOrigins } from './access/native-origins.ts';
export { openToEveryone, requireAccess } from './access/require-access.ts';
export { isFromSite, refuseForeignOrigins } from './access/same-origin.ts';
export { readHostCookie, sessionCookieName, sessionTokenOf, setHostCookie } from './access/session-cookie.ts';
export { foundSessionOf, rememberFound, requireUser, type SignedIn, signedOut } from './access/signed-in.ts';
export { requestTokenOf } from './access/token-transport.ts';
export { createAccountRepository } from './account/account.repository.ts';
export { accountRoutes } from './account/account.routes.ts';
export { createAccountService } from './account/account.service.ts';
export { accountMail } from './account/account-mail.ts';
export { createDeleteAccountRepository } from './account/delete-account.repository.ts';
export { createDeleteAccount, createFarewellMails, type RefuseDeletion } from './account/delete-account.ts';
export { createEmailChangeRepository } from './account/email-change.repository.ts';
export { emailChangeRoutes } from './account/email-change.routes.ts';
export { createEmailChangeService } from './account/email-change.service.ts';
export { createEmailChangeMails } from './account/email-change-mails.ts';
export { findProofs } from './account/find-proofs.ts';
export { lockPerson } from './account/lock-person.ts';
export { createPasswordRepository } from './account/password.repository.ts';
export { passwordRoutes } from './account/password.routes.ts';
export { createPasswordService } from './account/password.service.ts';
export { createPasswordAttackMails, createPasswordAttackService } from './account/password-attack.ts';
export { hashPassword } from './account/password-hash.ts';
export { createPasswordMails } from './account/password-mails.ts';
export { createReauthentication, type Reauthenticate } from './account/reauthentication.ts';
export { createRefusalRecorder } from './account/record-refusal.ts';
export { createSecurityEventMails } from './account/security-event-mails.ts';
export { authProviderRoutes } from './auth-provider/auth-provider.routes.ts';
export { createAuthProviderService } from './auth-provider/auth-provider.service.ts';
export { createProviderClient } from './auth-provider/provider-client.ts';
export { createFlowSeal } from './auth-provider/provider-flow.ts';
export { createProviderMails } from './auth-provider/provider-mails.ts';
export {
  PROVIDERS_DESCRIPTION,
  type ProviderSettings,
  readProviders,
} from './auth-provider/provider-settings.ts';
export { createBetaApplicationRepository } from './beta-application/beta-application.repository.ts';
export { betaApplicationRoutes } from './beta-application/beta-application.routes.ts';
export { createBetaApplicationService } from './beta-application/beta-application.service.ts';
export { createBetaApplicationMails } from './beta-application/beta-application-mails.ts';
export { type ChallengePurpose, createChallenges } from './challenge/challenges.ts';
export { createMailQuota } from './challenge/mail-quota.ts';
export { passkeyRoutes } from './passkey/passkey.routes.ts';
export { createPasskeyService } from './passkey/passkey.service.ts';
export { createPasskeyChallenges } from './passkey/passkey-challenges.ts';
export { createPasskeyReauthentication } from './passkey/passkey-reauthentication.ts';
export { passkeySignInRoutes } from './passkey/passkey-sign-in.routes.ts';
export { relyingPartyOf } from './passkey/relying-party.ts';
export { createExportLinks } from './personal-data/export-link.ts';
export { personalDataRoutes } from './personal-data/personal-data.routes.ts';
export { createPersonalDataService } from './personal-data/personal-data.service.ts';
export type { PersonalFiles, ReadPersonalFile } from './personal-data/personal-file.ts';
export {
  createPersonPictureService,
  type PersonPictureService,
} from './personal-details/person-picture.service.ts';
export { personalDetailsRoutes } from './personal-details/personal-details.routes.ts';
export { createPersonalDetailsService } from './personal-details/personal-details.service.ts';
export { createRealtimeTicketRepository } from './realtime-ticket/realtime-ticket.repository.ts';
export { realtimeTicketRoutes } from './realtime-ticket/realtime-ticket.routes.ts';
export {
  createRealtimeTicketService,
  type RealtimeTicketService,
} from './realtime-ticket/realtime-ticket.service.ts';
export {
  createPendingSignInService,
  type PendingSignInService,
} from './second-factor/pending-sign-in.service.ts';
export { createRecoveryCodes } from './second-factor/recovery-codes.ts';
export { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
export {
  createSecondFactorService,
  type SecondFactorService,
} from './second-factor/second-factor.service.ts';
export {
  createFirstFactorStarter,
  secondFactorSignInRoutes,
} from './second-factor/second-factor-sign-in.routes.ts';
export { recordAndMail, recordSecurityEvent } from './security-event/record-security-event.ts';
export { createSecurityEventRepository } from './security-event/security-event.repository.ts';
export { securityEventRoutes } from './security-event/security-event.routes.ts';
export { createSecurityEventService } from './security-event/security-event.service.ts';
export { accountSessionRoutes } from './session/account-session.routes.ts';
export { isOpenSession, openAt } from './session/open-session.ts';
export { createSessionRepository } from './session/session.repository.ts';
export { sessionRoutes } from './session/session.routes.ts';
export { createSessionService, type SessionService } from './session/session.service.ts';
export { readSessionEnds } from './session/session-end-notice.ts';
export { createSessionStarter, type StartSession } from './session/start-session.ts';
export { codeSignInRoutes } from './sign-in/code-sign-in.routes.ts';
export { passwordSignInRoutes } from './sign-in/password-sign-in.routes.ts';
export { createSignInRepository } from './sign-in/sign-in.repository.ts';
export { createSignInService } from './sign-in/sign-in.service.ts';
export { createSignInCodes } from './sign-in/sign-in-code.ts';
export { createSignInMails } from './sign-in/sign-in-mails.ts';
export { signUpRoutes } from './sign-up/sign-up.routes.ts';
export { createSignUpService } from './sign-up/sign-up.service.ts';
export { createSignUpMails } from './sign-up/sign-up-mails.ts';
