import { NOTIFICATION_CHANNELS, type NotificationSettings } from '@moien/contract';

const OPTIONAL_KINDS = [
  'message',
  'booking-withdrawn',
  'booking-request-expired',
  'booking-change-declined',
  'booking-change-withdrawn',
  'booking-change-expired',
  'rental-file-shared',
  'event-reminder',
];

/** Of somebody who has chosen nothing yet. */
export function exampleSettings(settings: Partial<NotificationSettings> = {}): NotificationSettings {
  return {
    timeZone: 'Europe/Luxembourg',
    quietHours: null,
    digest: 'off',
    choiceArray: OPTIONAL_KINDS.flatMap((kind) =>
      NOTIFICATION_CHANNELS.map((channel) => ({ kind, channel, isOn: true })),
    ),
    ...settings,
  };
}
