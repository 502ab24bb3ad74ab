import { RealtimeEvent } from '@moien/contract/realtime/realtime.schema';
import { Value } from 'typebox/value';

/** What the server says, if it is of a kind and form that this release knows: newer kinds are left alone. */
export function readEvent(text: unknown): RealtimeEvent | undefined {
  if (typeof text !== 'string') return undefined;
  const event = parse(text);
  return Value.Check(RealtimeEvent, event) ? event : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
