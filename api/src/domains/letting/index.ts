// What the application and the dashboard use of this domain.
export { adRoutes } from './ad/ad.routes.ts';
export { createAdService } from './ad/ad.service.ts';
export { createAdModeration, type HeldAd } from './ad/ad-moderation.ts';
export { findOwnHome, listHelpHomes } from './ad/help-homes.repository.ts';
export { findLettingTasks } from './ad/letting-tasks.repository.ts';
export { adPhotoRoutes } from './ad-photo/ad-photo.routes.ts';
export { createAdPhotoService } from './ad-photo/ad-photo.service.ts';
export { calendarRoutes } from './calendar/calendar.routes.ts';
export { createCalendarService } from './calendar/calendar.service.ts';
export { createCalendarEditService } from './calendar/calendar-edit.service.ts';
export { createCalendarConflictMails } from './calendar-feed/calendar-conflict-mails.ts';
export { calendarFeedRoutes } from './calendar-feed/calendar-feed.routes.ts';
export { createCalendarFeedService } from './calendar-feed/calendar-feed.service.ts';
export { createCalendarFeedMails } from './calendar-feed/calendar-feed-mails.ts';
export { createCalendarReader } from './calendar-feed/calendar-reader.ts';
export { createFeedReading, type FeedReading } from './calendar-feed/read-feeds.ts';
export {
  createHostStatisticsService,
  type HostStatisticsService,
} from './statistics/host-statistics.service.ts';
export { statisticsRoutes } from './statistics/statistics.routes.ts';
export { createStatisticsService } from './statistics/statistics.service.ts';
