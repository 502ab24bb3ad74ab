import type { Static } from 'typebox';
import { managementCalls } from './management.calls.ts';
import { visitorCalls } from './visitor.calls.ts';

/** Every call that the browser makes, by name. */
export const calls = { ...visitorCalls, ...managementCalls } as const;
export type CallName = keyof typeof calls;
/** By name, so that the compiler works out one answer at a time: all at once pass its limit (TS2589). */
type CallResponses = { [Name in CallName]: Static<(typeof calls)[Name]['response']> };
export type CallResponse<Name extends CallName> = CallResponses[Name];
