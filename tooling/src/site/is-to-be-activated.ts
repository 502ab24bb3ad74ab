import type { ReleaseEvent } from '@moien/contract';

/**
 * Whether a start makes the workspace's published build the active one. One that was active and was replaced
 * by somebody stays replaced; one that a start of another build has replaced comes back.
 * @param events of the remote, newest first, down to the publication of the build
 * @param actor as which starts release
 */
export function isToBeActivated(version: string, events: readonly ReleaseEvent[], actor: string): boolean {
  const changes = events.filter(({ kind }) => kind === 'activate' || kind === 'rollback');
  const [latest] = changes;
  if (latest?.version === version) return false;
  const wasActivated = changes.some((event) => event.kind === 'activate' && event.version === version);
  return !wasActivated || latest?.actor === actor;
}
