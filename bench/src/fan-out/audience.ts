import { openSocket, type TestSocket } from '@moien/api/testing/test-socket';

export type Listener = { userId: string; cookie: string };

/** Milliseconds from an instant until each of them was told. */
export type Arrivals = readonly number[];

const CONNECTING_AT_ONCE = 20;

/** People with one websocket each. */
export class Audience {
  readonly #sockets: TestSocket[] = [];
  #arrivals: number[] = [];
  #done: (() => void) | undefined;

  async connect(address: string, listeners: readonly Listener[]): Promise<void> {
    for (let first = 0; first < listeners.length; first += CONNECTING_AT_ONCE)
      await Promise.all(
        listeners.slice(first, first + CONNECTING_AT_ONCE).map(async ({ userId, cookie }) => {
          this.#sockets.push(
            await openSocket(address, userId, { cookie, onEvent: ({ type }) => this.#hear(type) }),
          );
        }),
      );
  }

  /** @param say resolves with the instant, by `performance.now()`, from which is counted */
  async listen(say: () => Promise<number>): Promise<Arrivals> {
    this.#arrivals = [];
    const all = new Promise<void>((resolve) => {
      this.#done = resolve;
    });
    const saidAt = await say();
    await all;
    return this.#arrivals.map((at) => at - saidAt);
  }

  close(): void {
    for (const { socket } of this.#sockets) socket.terminate();
  }

  #hear(type: string): void {
    if (type === 'welcome') return;
    this.#arrivals.push(performance.now());
    if (this.#arrivals.length === this.#sockets.length) this.#done?.();
  }
}
