import type { DeviceToken, DeviceType, PushContent } from '@moien/contract';
import { createApnsSender } from './apns-sender.ts';
import type { DeviceRow } from './device-token.repository.ts';
import { createFcmSender } from './fcm-sender.ts';
import type { PushOutcome, PushSender } from './push-sender.ts';
import type { PushSettings } from './push-settings.ts';
import { createWebPushSender } from './web-push-sender.ts';

export type PushSenders = ReturnType<typeof createPushSenders>;

/** To devices of each type that the operator has set up. */
export function createPushSenders({ web, fcm, apns }: PushSettings, now: () => Date) {
  const apnsSender = apns && createApnsSender(apns, now);
  const senders: Record<DeviceType, PushSender | undefined> = {
    web: createWebPushSender(web, now),
    android: fcm && createFcmSender(fcm, now),
    ios: apnsSender,
  };
  return {
    isToken: ({ deviceToken, deviceType }: DeviceToken): boolean =>
      senders[deviceType]?.isToken(deviceToken) ?? false,

    /** @returns undefined where nobody has set up what such devices need */
    async send(
      { device_type: type, token }: DeviceRow,
      content: PushContent,
    ): Promise<PushOutcome | undefined> {
      return senders[type]?.send(token, content);
    },

    /** @returns undefined for browsers, and where nobody has set up what such devices need */
    async sendEnded(
      { device_type: type, token }: DeviceRow,
      endedTagArray: readonly string[],
    ): Promise<PushOutcome | undefined> {
      return senders[type]?.sendEnded?.(token, endedTagArray);
    },

    close: (): void => apnsSender?.close(),
  };
}
