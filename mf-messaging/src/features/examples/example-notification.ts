import type { NotificationDetails, NotificationSubject } from '@moien/contract';
import { idOf } from './example-conversation.ts';

export { idOf };

export const exampleSubject: NotificationSubject = {
  side: 'owner',
  personName: 'Tom',
  homeTitle: 'Bright flat above the Alzette',
  arrivalDate: '2026-12-04',
  departureDate: '2026-12-07',
};

/** Tom has asked Léa for a stay. */
export function exampleNotification(notification: Partial<NotificationDetails> = {}): NotificationDetails {
  return {
    id: idOf(1),
    isRead: false,
    creationTimestamp: '2026-11-20T09:30:00.000Z',
    kind: 'booking-requested',
    data: { bookingId: idOf(51) },
    subject: exampleSubject,
    ...notification,
  };
}
