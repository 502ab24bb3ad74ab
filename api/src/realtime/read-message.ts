import { RealtimeMessage } from '@moien/contract';
import { Value } from 'typebox/value';

const KNOWN_TYPES: ReadonlySet<unknown> = new Set(
  RealtimeMessage.anyOf.map(({ properties }) => properties.type.const),
);

/** What a page says: of a kind that is not known here, from another release of it, nothing follows. */
export function readMessage(text: string): RealtimeMessage | 'unknown' | 'broken' {
  const message = parse(text);
  if (Value.Check(RealtimeMessage, message)) return message;
  const type: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'type') : undefined;
  return typeof type === 'string' && !KNOWN_TYPES.has(type) ? 'unknown' : 'broken';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
