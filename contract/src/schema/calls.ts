import { type Static, Type } from 'typebox';
import { Message } from './account.ts';
import { accountCalls } from './account-calls.ts';
import { Article, ArticlePage, ArticlesQuery, BlogAddresses } from './article.ts';
import { ContactChallenge, ContactMessage } from './contact-message.ts';
import {
  City,
  Country,
  CountryCode,
  Essentials,
  ExtendedData,
  Session,
  Uuid,
  VocabularyId,
} from './entities.ts';
import { Event, EventPage, EventsQuery } from './event.ts';
import { InformationPage, InformationPageName, InformationPageQuery } from './information-page.ts';
import { MailToken, NewsletterSubscription } from './newsletter-subscription.ts';
import { OverrideGrant, OverrideRequest } from './override.ts';
import { LanguageQuery } from './property.ts';
import { Release, ReleaseVersion, RemoteName, SignedRegistry } from './registry.ts';
import {
  HistoryQuery,
  RegistryQuery,
  ReleaseChoice,
  ReleaseEvent,
  ReleaseHistory,
  ReleaseUpload,
  RollbackChoice,
} from './release.ts';
import { ActivationAnswer } from './release-activation.ts';
import { IssuedReleaseToken, NewReleaseToken, ReleaseTokenSummary } from './release-token.ts';
import { searchCalls } from './search-calls.ts';
import { FaultReport, Telemetry } from './telemetry.ts';

export const getSession = { method: 'POST', url: '/api/get-session', response: Session } as const;

export const signOut = { method: 'POST', url: '/api/sign-out', response: Session } as const;

export const getEssentials = {
  method: 'POST',
  url: '/api/page/home/essentials',
  body: Type.Object(
    { languageTag: Type.Optional(Type.String({ maxLength: 2 })) },
    { additionalProperties: false },
  ),
  response: Essentials,
} as const;

export const getExtendedData = {
  method: 'POST',
  url: '/api/page/home/extended',
  response: ExtendedData,
} as const;

export const findLocations = {
  method: 'POST',
  url: '/api/location/get-by-name',
  body: Type.Object(
    { searchTerm: Type.String({ minLength: 1, maxLength: 100 }) },
    { additionalProperties: false },
  ),
  response: Type.Object({ cityArray: Type.Array(City) }),
} as const;

export const getCityById = {
  method: 'POST',
  url: '/api/city/get-by-id',
  body: Type.Object(
    { cityId: VocabularyId, type: Type.Literal('searchById') },
    { additionalProperties: false },
  ),
  response: Type.Object({ city: City }),
} as const;

export const getCountryByCode = {
  method: 'POST',
  url: '/api/country/get-by-code',
  body: Type.Object(
    { countryCode: CountryCode, type: Type.Literal('searchByCode') },
    { additionalProperties: false },
  ),
  response: Type.Object({ country: Country }),
} as const;

export const findArticles = {
  method: 'GET',
  url: '/api/articles',
  query: ArticlesQuery,
  response: ArticlePage,
} as const;

export const getArticle = {
  method: 'GET',
  url: '/api/articles/:id',
  path: Type.Object({ id: Uuid }),
  query: LanguageQuery,
  response: Article,
} as const;

export const findEvents = {
  method: 'GET',
  url: '/api/events',
  query: EventsQuery,
  response: EventPage,
} as const;

export const getEvent = {
  method: 'GET',
  url: '/api/events/:id',
  path: Type.Object({ id: Uuid }),
  query: LanguageQuery,
  response: Event,
} as const;

/**
 * Specification §7. The answer says `isActive: true`; mails wait until the address is confirmed (product
 * decision 12).
 */
export const subscribeToNewsletter = {
  method: 'POST',
  url: '/api/newsletter-subscription',
  body: Type.Object({ newsletterSubscription: NewsletterSubscription }, { additionalProperties: false }),
  response: Type.Object({ newsletterSubscription: NewsletterSubscription }),
} as const;

/** By the token of a mail. Both may be repeated. */
export const confirmNewsletterSubscription = {
  method: 'POST',
  url: '/api/newsletter-subscription/confirm',
  body: MailToken,
  response: Type.Object({ newsletterSubscription: NewsletterSubscription }),
} as const;

export const endNewsletterSubscription = {
  method: 'POST',
  url: '/api/newsletter-subscription/end',
  body: MailToken,
  response: Type.Object({ newsletterSubscription: NewsletterSubscription }),
} as const;

/** Work that a browser does once for each message, so that thousands of messages are dear. */
export const getContactChallenge = {
  method: 'GET',
  url: '/api/contact-messages/challenge',
  response: ContactChallenge,
} as const;

export const sendContactMessage = {
  method: 'POST',
  url: '/api/contact-messages',
  body: ContactMessage,
  response: Type.Object({ message: Type.String() }),
} as const;

export const getInformationPage = {
  method: 'GET',
  url: '/api/information-pages/:name',
  path: Type.Object({ name: InformationPageName }),
  query: InformationPageQuery,
  response: InformationPage,
} as const;

/** The gateway's own, for the sitemap. */
export const findArticleAddresses = {
  method: 'GET',
  url: '/api/articles/addresses',
  response: BlogAddresses,
} as const;

export const findEventAddresses = {
  method: 'GET',
  url: '/api/events/addresses',
  response: BlogAddresses,
} as const;

/** The registry as it is, signed; gateways ask for it. */
export const getRegistry = {
  method: 'GET',
  url: '/api/registry',
  query: RegistryQuery,
  response: SignedRegistry,
} as const;

/** Stores an immutable release; it is not active yet. Needs a token for the remote. */
export const publishRelease = {
  method: 'POST',
  url: '/api/releases',
  body: ReleaseUpload,
  response: ReleaseEvent,
} as const;

/** With RELEASE_APPROVAL=on it waits for a second person (202). */
export const activateRelease = {
  method: 'POST',
  url: '/api/releases/activate',
  body: ReleaseChoice,
  response: ActivationAnswer,
} as const;

/** Goes back to the version that was active before. */
export const rollbackRelease = {
  method: 'POST',
  url: '/api/releases/rollback',
  body: RollbackChoice,
  response: ReleaseEvent,
} as const;

export const getReleaseHistory = {
  method: 'GET',
  url: '/api/releases/history',
  query: HistoryQuery,
  response: ReleaseHistory,
} as const;

/** How releases failed in the last days. */
export const getFaults = { method: 'GET', url: '/api/releases/faults', response: FaultReport } as const;

export const getRelease = {
  method: 'GET',
  url: '/api/releases/:remote/:version',
  path: Type.Object({ remote: RemoteName, version: ReleaseVersion }),
  response: Release,
} as const;

/** A link with which one browser uses a remote from its developer's machine. Needs a token for the remote. */
export const grantOverride = {
  method: 'POST',
  url: '/api/releases/override',
  body: OverrideRequest,
  response: OverrideGrant,
} as const;

/** For team members, of their remotes alone, and for admins: newest first, also revoked ones. */
export const getReleaseTokens = {
  method: 'GET',
  url: '/api/release-tokens',
  response: Type.Object({ releaseTokenArray: Type.Array(ReleaseTokenSummary) }),
} as const;

export const createReleaseToken = {
  method: 'POST',
  url: '/api/release-tokens',
  body: NewReleaseToken,
  response: IssuedReleaseToken,
} as const;

export const revokeReleaseToken = {
  method: 'DELETE',
  url: '/api/release-tokens/:id',
  path: Type.Object({ id: Uuid }),
  response: Message,
} as const;

/** From pages (`sendBeacon`) and gateways. */
export const sendTelemetry = { method: 'POST', url: '/telemetry', body: Telemetry } as const;

/** Every call that the browser makes, by name. */
export const calls = {
  getSession,
  getEssentials,
  getExtendedData,
  findLocations,
  getCityById,
  getCountryByCode,
  ...searchCalls,
  findArticles,
  getArticle,
  findEvents,
  getEvent,
  signOut,
  subscribeToNewsletter,
  confirmNewsletterSubscription,
  endNewsletterSubscription,
  getContactChallenge,
  sendContactMessage,
  getInformationPage,
  ...accountCalls,
} as const;
export type CallName = keyof typeof calls;
export type CallResponse<Name extends CallName> = Static<(typeof calls)[Name]['response']>;
