import {
  activateRelease,
  type FaultReport,
  getFaults,
  getRegistry,
  getRelease,
  getReleaseHistory,
  publishRelease,
  type RegistryState,
  type Release,
  type ReleaseEvent,
  type ReleaseHistory,
  type ReleaseUpload,
  type SignedRegistry,
} from '@moien/contract';

const HISTORY_PAGE = 200;

type Refusal = { code?: string; message?: string };

/** An answer that is no success, in the words of the API. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;

  constructor(status: number, url: string, { code, message }: Refusal) {
    super(`${url} answered ${status}${code ? ` ${code}` : ''}. ${message ?? ''}`.trim());
    this.status = status;
  }
}

export type ReleaseCalls = ReturnType<typeof createReleaseCalls>;

/** What a start asks of a running site about releases. @throws CallRefused */
export function createReleaseCalls(address: string, token: string) {
  async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(new URL(path, address), {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
    const body: unknown = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new CallRefused(answer.status, path, body as Refusal);
    return body as Answer;
  }

  const post = (url: string, body: object) =>
    call<ReleaseEvent>(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    publish: (upload: ReleaseUpload) => post(publishRelease.url, upload),
    activate: (remote: string, version: string, note: string) =>
      post(activateRelease.url, { remote, version, note }),
    /** As it was published; `undefined` when it was not. */
    release: (remote: string, version: string) =>
      call<Release>(getRelease.url.replace(':remote', remote).replace(':version', version)).catch(
        unlessStatus(404),
      ),
    /** Sequence of the newest registry. */
    logged: async () => sequenceOf(await call<SignedRegistry>(getRegistry.url)),
    /** Sequence of the registry that the gateway serves; -1 while it has none. */
    served: async () => {
      const registry = await call<SignedRegistry>('/registry').catch(unlessStatus(503));
      return registry ? sequenceOf(registry) : -1;
    },
    faults: () => call<FaultReport>(getFaults.url),
    /** Everything that was done with a remote, newest first. */
    async *history(remote: string): AsyncGenerator<ReleaseEvent> {
      for (let before = ''; ; ) {
        const query = `remote=${remote}&limit=${HISTORY_PAGE}${before}`;
        const { eventArray } = await call<ReleaseHistory>(`${getReleaseHistory.url}?${query}`);
        yield* eventArray;
        const oldest = eventArray.at(-1);
        if (!oldest || eventArray.length < HISTORY_PAGE) return;
        before = `&before=${oldest.sequence}`;
      }
    },
  };
}

function unlessStatus(status: number): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof CallRefused && error.status === status) return undefined;
    throw error;
  };
}

function sequenceOf({ payload }: SignedRegistry): number {
  return (JSON.parse(payload) as RegistryState).sequence;
}
