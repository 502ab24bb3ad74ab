import { Type } from 'typebox';
import { Message, Uuid } from '../lib/scalars.schema.ts';
import {
  Account,
  AccountSession,
  AccountToken,
  AuthenticatorSetup,
  AuthProvider,
  BetaAnswer,
  BetaApplicant,
  BetaApplication,
  Email,
  Password,
  PersonalDataLink,
  PhoneFields,
  Proof,
  RecoveryCodes,
  SecondFactorCode,
  SecurityEvent,
  SignInCode,
  SignUpAnswer,
  SignUpFields,
} from './account.schema.ts';
import { SECURITY_EVENTS_PER_PAGE } from './account.ts';
import { passkeyCalls } from './passkey.calls.ts';
import {
  changePersonalDetails,
  getPersonalDetails,
  putPersonPicture,
  removePersonPicture,
} from './personal-details.calls.ts';
import { Session } from './session.schema.ts';

const closed = { additionalProperties: false } as const;

// Specification §7; what begins a session answers it and sets its cookie.

export const signIn = {
  method: 'POST',
  url: '/api/sign-in',
  body: Type.Object({ email: Email, token: SignInCode }, closed),
  response: Session,
} as const;

/** A code is mailed to an address that has an account; the answer is the same for one that has none. */
export const requestSignInToken = {
  method: 'POST',
  url: '/api/request-token',
  body: Type.Object({ email: Email }, closed),
  response: Message,
} as const;

/** The password method of every account (product decision 15); its body is form fields. */
export const signInWithPassword = {
  method: 'POST',
  url: '/api/admin/sign-in',
  form: Type.Object({ email: Email, password: Password }, closed),
  response: Session,
} as const;

/**
 * The second factor of the sign-in that this browser has begun: ends it with a session (decision 0098).
 */
export const completeSignIn = {
  method: 'POST',
  url: '/api/sign-in/second-factor',
  body: Type.Object({ code: SecondFactorCode }, closed),
  response: Session,
} as const;

/** For the sign-in of somebody who must have a second factor and has none. */
export const beginSignInEnrolment = {
  method: 'POST',
  url: '/api/sign-in/authenticator',
  response: AuthenticatorSetup,
} as const;

export const completeSignInEnrolment = {
  method: 'POST',
  url: '/api/sign-in/authenticator/confirm',
  body: Type.Object({ code: SecondFactorCode }, closed),
  response: Type.Object({ ...RecoveryCodes.properties, session: Session }),
} as const;

export const checkPhoneNumber = {
  method: 'POST',
  url: '/api/check-phone-number',
  body: PhoneFields,
  response: SignUpAnswer,
} as const;

export const signUp = {
  method: 'POST',
  url: '/api/sign-up',
  body: SignUpFields,
  response: SignUpAnswer,
} as const;

export const applyForBeta = {
  method: 'POST',
  url: '/api/beta-apply',
  body: BetaApplication,
  response: BetaAnswer,
} as const;

/**
 * Ends the sign-in at a provider that this browser began; the verifier lies in its cookie (product decision
 * 19).
 */
export const completeProviderSignIn = {
  method: 'POST',
  url: '/api/auth/callback',
  body: Type.Object(
    {
      code: Type.String({ minLength: 1, maxLength: 2000 }),
      flow: Type.Optional(
        Type.String({
          maxLength: 4000,
          description: 'of `POST /api/auth/providers/{id}`; from an app alone',
        }),
      ),
    },
    closed,
  ),
  response: Type.Object({ success: Type.Literal(true) }),
} as const;

/** Takes the parameters of the hash with which Google came back, as its query. */
export const signInWithGoogle = {
  method: 'POST',
  url: '/api/google-auth',
  query: Type.Object({ access_token: Type.String({ minLength: 1, maxLength: 4000 }) }),
  response: Session,
} as const;

export const getSession = { method: 'POST', url: '/api/get-session', response: Session } as const;

export const signOut = { method: 'POST', url: '/api/sign-out', response: Session } as const;

// What the specification names without a call.

export const getAuthProviders = {
  method: 'GET',
  url: '/api/auth/providers',
  response: Type.Object({ providerArray: Type.Array(AuthProvider) }),
} as const;

/**
 * A document: leads to the provider. `state` comes back with the code and is compared by the page that made
 * it.
 */
export const beginProviderSignIn = {
  method: 'GET',
  url: '/api/auth/providers/:id',
  path: Type.Object({ id: AuthProvider.properties.id }),
  query: Type.Object({ state: Type.String({ pattern: '^[A-Za-z0-9_-]{22,100}$' }) }, closed),
} as const;

/**
 * For an app, which opens `url` in the system's browser and keeps `flow`, as a browser keeps its cookie (RFC
 * 8252).
 */
export const openProviderSignIn = {
  method: 'POST',
  url: '/api/auth/providers/:id',
  path: beginProviderSignIn.path,
  body: beginProviderSignIn.query,
  response: Type.Object({ url: Type.String(), flow: Type.String() }),
} as const;

const TokenBody = Type.Object({ token: AccountToken }, closed);

/** By the link of the mail; who signs up is signed in only where they signed up. */
export const verifySignUp = {
  method: 'POST',
  url: '/api/sign-up/verify',
  body: TokenBody,
  response: Session,
} as const;

/** A link is mailed to an address that has an account; the answer is the same for one that has none. */
export const requestPasswordReset = {
  method: 'POST',
  url: '/api/password-resets',
  body: Type.Object({ email: Email }, closed),
  response: Message,
} as const;

/** Ends every session of the account. */
export const resetPassword = {
  method: 'POST',
  url: '/api/password-resets/complete',
  body: Type.Object({ token: AccountToken, password: Password }, closed),
  response: Message,
} as const;

export const getAccount = { method: 'GET', url: '/api/account', response: Account } as const;

/** Nobody takes the data along who only sits at an open screen. */
export const exportPersonalData = {
  method: 'POST',
  url: '/api/account/personal-data',
  body: Type.Object({ proof: Proof }, closed),
  response: PersonalDataLink,
} as const;

/** Ends every other session; this one goes on under another token. */
export const changePassword = {
  method: 'PUT',
  url: '/api/account/password',
  body: Type.Object({ proof: Proof, password: Password }, closed),
  response: Message,
} as const;

/** The one that is in use stays until a code of the new one was entered. */
export const beginAuthenticator = {
  method: 'POST',
  url: '/api/account/authenticator',
  body: Type.Object({ proof: Proof }, closed),
  response: AuthenticatorSetup,
} as const;

export const confirmAuthenticator = {
  method: 'POST',
  url: '/api/account/authenticator/confirm',
  body: Type.Object({ code: SecondFactorCode }, closed),
  response: RecoveryCodes,
} as const;

/** Recovery codes end with it. */
export const removeAuthenticator = {
  method: 'POST',
  url: '/api/account/authenticator/removal',
  body: Type.Object({ proof: Proof }, closed),
  response: Message,
} as const;

/** The former ones end. */
export const renewRecoveryCodes = {
  method: 'POST',
  url: '/api/account/recovery-codes',
  body: Type.Object({ proof: Proof }, closed),
  response: RecoveryCodes,
} as const;

/** It signs nobody in here any more; the account of elsewhere stays as it is. */
export const unlinkProvider = {
  method: 'POST',
  url: '/api/account/providers/:id/removal',
  path: Type.Object({ id: AuthProvider.properties.id }),
  body: Type.Object({ proof: Proof }, closed),
  response: Message,
} as const;

/** Mails a link to the old and to the new address; both must be followed. */
export const requestEmailChange = {
  method: 'POST',
  url: '/api/account/email-change',
  body: Type.Object({ proof: Proof, email: Email }, closed),
  response: Message,
} as const;

/** `isChanged` once both addresses have been confirmed. */
export const confirmEmailChange = {
  method: 'POST',
  url: '/api/account/email-change/confirm',
  body: TokenBody,
  response: Type.Object({ message: Type.String(), isChanged: Type.Boolean() }),
} as const;

export const getAccountSessions = {
  method: 'GET',
  url: '/api/account/sessions',
  response: Type.Object({ sessionArray: Type.Array(AccountSession) }),
} as const;

export const endAccountSession = {
  method: 'DELETE',
  url: '/api/account/sessions/:id',
  path: Type.Object({ id: Uuid }),
  response: Message,
} as const;

/** All but the one that asks. */
export const endOtherSessions = {
  method: 'DELETE',
  url: '/api/account/sessions',
  response: Message,
} as const;

/** One's own, newest first; the next page begins after the event `after`. */
export const getSecurityEvents = {
  method: 'GET',
  url: '/api/security-events',
  query: Type.Object({ after: Type.Optional(Uuid) }, closed),
  response: Type.Object({
    securityEventArray: Type.Array(SecurityEvent, { maxItems: SECURITY_EVENTS_PER_PAGE }),
    hasMore: Type.Boolean(),
  }),
} as const;

export const deleteAccount = {
  method: 'POST',
  url: '/api/account/delete',
  body: Type.Object({ proof: Proof }, closed),
  response: Session,
} as const;

/** For admins, newest first. */
export const findBetaApplications = {
  method: 'GET',
  url: '/api/beta-applications',
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) }, closed),
  response: Type.Object({
    betaApplicationArray: Type.Array(BetaApplicant),
    count: Type.Integer({ minimum: 0 }),
  }),
} as const;

/** Those that the browser makes, by name. */
export const identityCalls = {
  getSession,
  signOut,
  signIn,
  requestSignInToken,
  signInWithPassword,
  completeSignIn,
  beginSignInEnrolment,
  completeSignInEnrolment,
  checkPhoneNumber,
  signUp,
  applyForBeta,
  completeProviderSignIn,
  openProviderSignIn,
  signInWithGoogle,
  getAuthProviders,
  verifySignUp,
  requestPasswordReset,
  resetPassword,
  getAccount,
  changePassword,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  unlinkProvider,
  requestEmailChange,
  confirmEmailChange,
  getAccountSessions,
  endAccountSession,
  endOtherSessions,
  getSecurityEvents,
  exportPersonalData,
  deleteAccount,
  getPersonalDetails,
  changePersonalDetails,
  putPersonPicture,
  removePersonPicture,
  ...passkeyCalls,
} as const;
