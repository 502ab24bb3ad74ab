import type {
  NewNotificationSettings,
  NotificationChannel,
  NotificationChoice,
  NotificationSettings,
} from '@moien/contract';
import { deviceTimeZone } from '@moien/shared-lib/ui';

/** What the form begins with; the clock of this device where none was chosen. */
export function draftOf({ timeZone, ...settings }: NotificationSettings): NewNotificationSettings {
  return { ...settings, timeZone: timeZone ?? deviceTimeZone() };
}

export function isOn(
  choices: readonly NotificationChoice[],
  kind: string,
  channel: NotificationChannel,
): boolean {
  return choices.some((one) => one.kind === kind && one.channel === channel && one.isOn);
}

export function choose(
  draft: NewNotificationSettings,
  { kind, channel, isOn: isChosen }: NotificationChoice,
): NewNotificationSettings {
  const choiceArray = draft.choiceArray.map((one) =>
    one.kind === kind && one.channel === channel ? { ...one, isOn: isChosen } : one,
  );
  return { ...draft, choiceArray };
}
