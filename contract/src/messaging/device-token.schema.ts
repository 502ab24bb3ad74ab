import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Instant } from '../lib/scalars.schema.ts';
import { DEVICE_TOKEN_MAXIMUM } from './limits.ts';

/** Specification §3. */
export const DEVICE_TYPES = ['web', 'android', 'ios'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/**
 * Where a device is reached: of `web` the browser's subscription as JSON (`PushSubscription.toJSON` of the
 * Push API), of `android` a token of Firebase Cloud Messaging, of `ios` one of Apple's push service.
 */
export const DeviceToken = Type.Object(
  {
    deviceToken: Type.String({ maxLength: DEVICE_TOKEN_MAXIMUM, pattern: '^[^\\u0000-\\u001f]+$' }),
    deviceType: literals(DEVICE_TYPES),
  },
  { additionalProperties: false },
);
export type DeviceToken = Static<typeof DeviceToken>;

const BASE64URL_PATTERN = '^[A-Za-z0-9_-]+={0,2}$';

/**
 * What the token of a browser says; RFC 8291 §2: a point of P-256 and 16 bytes. Browsers add what is not
 * read.
 */
export const WebSubscription = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
  keys: Type.Object({
    p256dh: Type.String({ maxLength: 100, pattern: BASE64URL_PATTERN }),
    auth: Type.String({ maxLength: 40, pattern: BASE64URL_PATTERN }),
  }),
});
export type WebSubscription = Static<typeof WebSubscription>;

/** Of the site: browsers subscribe with it. A point of P-256, uncompressed, as base64url. */
export const PushPublicKey = Type.Object({ publicKey: Type.String() });

/** Of one message: they fit beside its words in the 4096 bytes of RFC 8030 §7.2. */
export const PUSH_ENDED_TAGS_MAXIMUM = 20;

/** Of subjects that were read elsewhere: what is shown of them is closed. */
export const EndedTags = Type.Array(Type.String({ maxLength: 100 }), { maxItems: PUSH_ENDED_TAGS_MAXIMUM });

/**
 * What an app is told that shows nothing: it closes what it shows of these subjects, unless that came later
 * (`at` of the notification): such a push may be on its way for longer than the next message.
 */
export const EndedPush = Type.Object({ endedTagArray: EndedTags, at: Instant });
export type EndedPush = Static<typeof EndedPush>;

/** What a device is told, as the service worker and the apps read it. */
export const PushContent = Type.Object({
  title: Type.String(),
  body: Type.String(),
  /** Of the page that a press opens. */
  path: Type.String({ pattern: '^/[a-z]' }),
  /** What is told of the same thing takes the place of what was told before. */
  tag: Type.String({ maxLength: 100 }),
  endedTagArray: Type.Optional(EndedTags),
});
export type PushContent = Static<typeof PushContent>;
