import type { Socket } from './connection.ts';

const [CONNECTING, CLOSED] = [0, 3];

export type TicketSocketParts = {
  /** Of the person who is signed in, for one connection; undefined when the answer does not come. */
  askTicket: () => Promise<string | undefined>;
  openSocket: (url: string) => Socket;
};

/**
 * A socket of the app's page, which is known by a ticket instead of a cookie (product decision 17): it opens
 * once the ticket is there, and ends where there is none.
 */
export class TicketSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  #own: Socket | undefined;
  #isClosed = false;

  constructor(address: string, { askTicket, openSocket }: TicketSocketParts) {
    askTicket().then(
      (ticket) => (ticket === undefined ? this.#end() : this.#open(withTicket(address, ticket), openSocket)),
      () => this.#end(),
    );
  }

  get readyState(): number {
    if (this.#isClosed) return CLOSED;
    return this.#own?.readyState ?? CONNECTING;
  }

  send(text: string): void {
    this.#own?.send(text);
  }

  close(): void {
    this.#isClosed = true;
    this.#own?.close();
  }

  #open(address: string, openSocket: TicketSocketParts['openSocket']) {
    if (this.#isClosed) return;
    const own = openSocket(address);
    this.#own = own;
    own.onopen = (event) => this.onopen?.call(this as never, event);
    own.onmessage = (event) => this.onmessage?.call(this as never, event);
    own.onclose = (event) => this.onclose?.call(this as never, event);
  }

  #end() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onclose?.call(this as never, new CloseEvent('close', { code: 1006 }));
  }
}

function withTicket(address: string, ticket: string): string {
  const url = new URL(address);
  url.searchParams.set('ticket', ticket);
  return url.href;
}
