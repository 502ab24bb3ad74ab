import type { RegistryEntry } from '@moien/contract';
import { RemoteFailure } from './remote-failure.ts';

const RELEASE_FILE = /\/remotes\/(mf-[a-z0-9-]+)\/([^/]+)\//;

type Options = {
  releaseOf: (remote: string, version: string) => RegistryEntry | undefined;
  onFailure: (failure: RemoteFailure, release: RegistryEntry) => void;
};

/** Hears of what a remote's handlers throw; the answer ends the listening. */
export function watchPageErrors(target: EventTarget, { releaseOf, onFailure }: Options): () => void {
  const hear = (thrown: unknown, file = '') => {
    const trace = thrown instanceof Error ? thrown.stack : undefined;
    const [, remote, version] = RELEASE_FILE.exec(`${file} ${trace}`) ?? [];
    const release = remote && version ? releaseOf(remote, version) : undefined;
    if (release) onFailure(new RemoteFailure('MF-403', release, { cause: thrown }), release);
  };
  const reportError = (event: Event) => event instanceof ErrorEvent && hear(event.error, event.filename);
  const reportRejection = (event: Event) => hear(Reflect.get(event, 'reason'));
  target.addEventListener('error', reportError);
  target.addEventListener('unhandledrejection', reportRejection);
  return () => {
    target.removeEventListener('error', reportError);
    target.removeEventListener('unhandledrejection', reportRejection);
  };
}
