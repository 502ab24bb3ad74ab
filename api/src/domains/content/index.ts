// What the application and other domains use of this one.

export { presentArticleSummary } from './article/article.presenter.ts';
export { type ArticleRepository, createArticleRepository } from './article/article.repository.ts';
export { articleRoutes } from './article/article.routes.ts';
export { createArticleService } from './article/article.service.ts';
export { articleFeedRoutes } from './article/article-feed.routes.ts';
export { createContactChallenges } from './contact-message/contact-challenge.ts';
export { createContactMails } from './contact-message/contact-mails.ts';
export { createContactMessageRepository } from './contact-message/contact-message.repository.ts';
export { contactMessageRoutes } from './contact-message/contact-message.routes.ts';
export { createContactMessageService } from './contact-message/contact-message.service.ts';
export type { FindContactObject } from './contact-message/contact-object.port.ts';
export { presentEventSummary } from './event/event.presenter.ts';
export { createEventRepository, type EventRepository } from './event/event.repository.ts';
export { eventRoutes } from './event/event.routes.ts';
export { createEventService } from './event/event.service.ts';
export { runEventClock } from './event-participation/event-clock.ts';
export { createEventMails } from './event-participation/event-mails.ts';
export { createEventParticipationRepository } from './event-participation/event-participation.repository.ts';
export { eventParticipationRoutes } from './event-participation/event-participation.routes.ts';
export { createEventParticipationService } from './event-participation/event-participation.service.ts';
export { readInformationPages } from './information-page/information-files.ts';
export { informationPageRoutes } from './information-page/information-page.routes.ts';
export {
  createInformationPageService,
  type InformationPageService,
} from './information-page/information-page.service.ts';
export { createNewsletterMails } from './newsletter-subscription/newsletter-mails.ts';
export { createNewsletterSubscriptionRepository } from './newsletter-subscription/newsletter-subscription.repository.ts';
export { newsletterSubscriptionRoutes } from './newsletter-subscription/newsletter-subscription.routes.ts';
export { createNewsletterSubscriptionService } from './newsletter-subscription/newsletter-subscription.service.ts';
