import type {
  Notification,
  NotificationDetails,
  NotificationEvent,
  NotificationSubject,
} from '@moien/contract';
import type { ListedRow, NotificationRow } from './notification.repository.ts';

/** The fields of specification §3 and no others. */
export function presentNotification(row: NotificationRow): Notification {
  return { id: row.id, isRead: row.is_read, creationTimestamp: row.created_at };
}

export function presentDetails(row: NotificationRow): NotificationDetails {
  return { ...presentNotification(row), kind: row.kind, data: row.data };
}

export function presentListed(row: ListedRow): NotificationDetails {
  const subject = presentSubject(row);
  const event = presentEvent(row);
  return { ...presentDetails(row), ...(subject && { subject }), ...(event && { event }) };
}

/** None where the home is not there any more. */
function presentSubject(row: ListedRow): NotificationSubject | undefined {
  const { arrival_date: arrivalDate, departure_date: departureDate, message_count: messageCount } = row;
  const { answer_until: answerUntil } = row;
  if (row.home_title === null) return undefined;
  return {
    side: row.side,
    personName: row.person_name ?? '',
    homeTitle: row.home_title,
    ...(arrivalDate && departureDate && { arrivalDate, departureDate }),
    ...(answerUntil && { answerUntil }),
    ...(messageCount !== null && { messageCount }),
  };
}

function presentEvent(row: ListedRow): NotificationEvent | undefined {
  const { event_title: title, event_starts_at: startTimestamp, event_time_zone: timeZone } = row;
  if (title === null || startTimestamp === null || timeZone === null) return undefined;
  return { title, startTimestamp, timeZone };
}
