import type { Static } from 'typebox';
import { catalogCalls } from './catalog/catalog.calls.ts';
import { contentCalls } from './content/content.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { messagingCalls } from './messaging/messaging.calls.ts';

/** Every call that the browser makes, by name. */
export const calls = { ...identityCalls, ...catalogCalls, ...contentCalls, ...messagingCalls } as const;
export type CallName = keyof typeof calls;
export type CallResponse<Name extends CallName> = Static<(typeof calls)[Name]['response']>;
