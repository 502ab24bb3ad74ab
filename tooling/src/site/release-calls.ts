import {
  activateRelease,
  getFaults,
  getRegistry,
  getRelease,
  publishRelease,
  type RegistryState,
  type ReleaseUpload,
} from '@moien/contract';
import { createClient, Refusal } from '../release/client.ts';
import { eventsOf } from '../release/history.ts';
import { untilShown } from '../release/until-shown.ts';

export type ReleaseCalls = ReturnType<typeof createReleaseCalls>;

/**
 * What a start asks of a running site about releases. Every call may fail with a Refusal or another Problem.
 */
export function createReleaseCalls(address: string, token: string) {
  const client = createClient({ url: new URL(address).origin, token });

  return {
    publish: (upload: ReleaseUpload) => client.send(publishRelease, { body: upload }),
    activate: (remote: string, version: string, note: string) =>
      client.send(activateRelease, { body: { remote, version, note } }),
    /** As it was published; `undefined` when it was not. */
    release: (remote: string, version: string) =>
      client.send(getRelease, { path: { remote, version }, needsToken: false }).catch(unlessMissing),
    /** Sequence of the newest registry. */
    logged: async () => {
      const { payload } = await client.send(getRegistry, { needsToken: false });
      return (JSON.parse(payload) as RegistryState).sequence;
    },
    untilShown: (sequence: number) => untilShown(client, sequence),
    /** Sequence of the registry that the gateway serves. */
    served: async () => (await client.readRegistry()).sequence,
    faults: () => client.send(getFaults),
    history: (remote: string) => eventsOf(client, remote),
  };
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Refusal && error.status === 404) return undefined;
  throw error;
}
