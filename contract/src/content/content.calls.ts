import { Type } from 'typebox';
import { LanguageQuery, Uuid } from '../lib/scalars.schema.ts';
import {
  Article,
  ArticlePage,
  ArticleSearchQuery,
  ArticlesQuery,
  BlogAddresses,
  FoundArticles,
} from './article.schema.ts';
import { ContactChallenge, ContactMessage } from './contact-message.schema.ts';
import { Event, EventPage, EventsQuery } from './event.schema.ts';
import { EventParticipation, EventParticipations } from './event-participation.schema.ts';
import { InformationPage, InformationPageName, InformationPageQuery } from './information-page.schema.ts';
import { MailToken, NewsletterSubscription } from './newsletter-subscription.schema.ts';

export const findArticles = {
  method: 'GET',
  url: '/api/articles',
  query: ArticlesQuery,
  response: ArticlePage,
} as const;

/** Of the page's language, those with every word in title or summary; the newest first. */
export const searchArticles = {
  method: 'GET',
  url: '/api/articles/search',
  query: ArticleSearchQuery,
  response: FoundArticles,
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

// One's own.

export const getEventParticipation = {
  method: 'GET',
  url: '/api/events/:id/participation',
  path: Type.Object({ id: Uuid }),
  response: EventParticipation,
} as const;

/**
 * May be repeated. Who joins an event without a free seat waits for one. Refused with 404 `event-not-found`
 * or 409 `event-over`.
 */
export const joinEvent = {
  method: 'PUT',
  url: '/api/events/:id/participation',
  path: Type.Object({ id: Uuid }),
  response: EventParticipation,
} as const;

/** May be repeated. The seat goes to who has waited longest. Refused as `joinEvent`. */
export const leaveEvent = {
  method: 'DELETE',
  url: '/api/events/:id/participation',
  path: Type.Object({ id: Uuid }),
  response: EventParticipation,
} as const;

export const getEventParticipations = {
  method: 'GET',
  url: '/api/event-participations',
  query: LanguageQuery,
  response: EventParticipations,
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

/** Refused with 404 `contact-object-not-found` for an object that is not of who is signed in. */
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

/** Those that the browser makes, by name. */
export const contentCalls = {
  findArticles,
  searchArticles,
  getArticle,
  findEvents,
  getEvent,
  getEventParticipation,
  joinEvent,
  leaveEvent,
  getEventParticipations,
  subscribeToNewsletter,
  confirmNewsletterSubscription,
  endNewsletterSubscription,
  getContactChallenge,
  sendContactMessage,
  getInformationPage,
} as const;
