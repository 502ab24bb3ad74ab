import type { ReleaseActivation } from '@moien/contract';
import { instantText } from './columns.ts';

/** What waits for a second person, and how it is approved. */
export function activationLines(activation: ReleaseActivation): string[] {
  const { id, remote, version, actor, note, dropsPrevious, createdAt, expiresAt } = activation;
  return [
    `${remote} ${version} waits for the approval of a second person: npm run release -- approve ${id}`,
    `  asked for by ${actor} on ${instantText(createdAt)}, until ${instantText(expiresAt)}`,
    ...(dropsPrevious ? ['  what is active now is dropped'] : []),
    ...(note ? [`  ${note.replaceAll('\n', ' ')}`] : []),
  ];
}
