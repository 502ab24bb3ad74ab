import type { RealtimeEvent, RealtimeMessage } from '@moien/contract';
import type { Socket } from './connection.ts';

/** What the pages of one person in one browser tell each other. */
type Told =
  /** A page has come and wants to hear. */
  | { kind: 'join' }
  /** The page is connected; the events after number `from` follow. */
  | { kind: 'welcome'; text: string; from: number | undefined }
  | { kind: 'event'; text: string; seq: number | undefined }
  /** The connection has ended, with the code that the server gave. */
  | { kind: 'end'; code: number }
  /** For the server, from a page that is not connected itself. */
  | { kind: 'send'; text: string };

export type SharedSocketParts = { openSocket: (url: string) => Socket; locks: Pick<LockManager, 'request'> };

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];

/**
 * A socket of this page that all pages of the same person in the browser share. The page that holds the lock
 * is connected and passes on what the server says; when it goes, the next one connects with the number of its
 * newest event. A page that watches pins while another one is connected gets a connection of its own, because
 * the server knows one part of the map for each.
 */
export class SharedSocket implements Socket {
  readyState = CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly #url: URL;
  readonly #parts: SharedSocketParts;
  readonly #channel: BroadcastChannel;
  readonly #leaving = new AbortController();
  #hasLeft = false;
  /** Of a page that is connected itself. */
  #own: Socket | undefined;
  #welcome: Extract<RealtimeEvent, { type: 'welcome' }> | undefined;
  /** Number of the newest event that this page has been told. */
  #known: number | undefined;

  /** @param address with the `userId`, and the `seq` of the newest event that the page knows */
  constructor(address: string, parts: SharedSocketParts) {
    this.#url = new URL(address);
    this.#parts = parts;
    const { searchParams } = this.#url;
    this.#noteSeq(searchParams.has('seq') ? Number(searchParams.get('seq')) : undefined);
    const name = `moien-realtime ${searchParams.get('userId')}`;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<Told>) =>
      this.#own ? this.#answer(data) : this.#follow(data);
    this.#post({ kind: 'join' });
    const { signal } = this.#leaving;
    // Whoever has left does not wait for the lock any more, which is no error.
    parts.locks.request(name, { signal }, () => this.#lead()).catch(() => undefined);
  }

  send(text: string): void {
    if (this.#own) this.#own.send(text);
    else if (isWatch(text)) this.#connectAlone();
    else this.#post({ kind: 'send', text });
  }

  close(): void {
    this.readyState = CLOSED;
    this.#leave();
    this.#own?.close();
  }

  /** Until this page goes or its connection ends. */
  #lead(): Promise<void> | undefined {
    const { signal } = this.#leaving;
    if (this.#hasLeft) return undefined;
    this.#connect((text) => this.#passOn(text));
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  }

  #connectAlone(): void {
    this.#leave();
    this.#connect(() => undefined);
  }

  #connect(onText: (text: string) => void): void {
    if (this.#known !== undefined) this.#url.searchParams.set('seq', String(this.#known));
    const own = this.#parts.openSocket(this.#url.href);
    this.#own = own;
    own.onopen = () => this.#open();
    own.onmessage = ({ data }) => {
      onText(String(data));
      this.#hear(String(data));
    };
    own.onclose = ({ code }) => {
      this.#post({ kind: 'end', code });
      this.#end(code);
    };
  }

  #passOn(text: string): void {
    const event = JSON.parse(text) as RealtimeEvent;
    const seq = 'seq' in event ? event.seq : undefined;
    if (event.type === 'welcome') {
      this.#welcome = event;
      this.#known ??= seq;
      this.#post({ kind: 'welcome', text, from: this.#known });
      return;
    }
    this.#noteSeq(seq);
    // Pins belong to the map of this page.
    if (event.type !== 'pointsOfInterest') this.#post({ kind: 'event', text, seq });
  }

  /** What the other pages tell the page that is connected. */
  #answer(told: Told): void {
    if (told.kind === 'send' && this.#own?.readyState === OPEN) this.#own.send(told.text);
    if (told.kind !== 'join' || !this.#welcome) return;
    const text = JSON.stringify({ ...this.#welcome, seq: this.#known });
    this.#post({ kind: 'welcome', text, from: this.#known });
  }

  /** What the page that is connected tells the others. */
  #follow(told: Told): void {
    if (told.kind === 'end') this.#end(told.code);
    if (told.kind === 'welcome') this.#followWelcome(told);
    if (told.kind !== 'event') return;
    this.#noteSeq(told.seq);
    this.#hear(told.text);
  }

  #followWelcome({ text, from }: Extract<Told, { kind: 'welcome' }>): void {
    const hasMissed = this.#known !== undefined && from !== undefined && this.#known < from;
    this.#noteSeq(from);
    this.#open();
    this.#hear(text);
    if (hasMissed) this.#hear(JSON.stringify({ type: 'reset', seq: from }));
  }

  #noteSeq(seq: number | undefined): void {
    if (seq !== undefined) this.#known = Math.max(this.#known ?? 0, seq);
  }

  #open(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.call(this.#asSocket, new Event('open'));
  }

  #hear(text: string): void {
    this.onmessage?.call(this.#asSocket, new MessageEvent('message', { data: text }));
  }

  #end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#leave();
    this.onclose?.call(this.#asSocket, { code } as CloseEvent);
  }

  #post(told: Told): void {
    if (!this.#hasLeft) this.#channel.postMessage(told);
  }

  /** Lets the next page connect, once the others have been told what happened here. */
  #leave(): void {
    this.#hasLeft = true;
    this.#channel.onmessage = null;
    setTimeout(() => {
      this.#leaving.abort();
      this.#channel.close();
    });
  }

  get #asSocket(): WebSocket {
    return this as unknown as WebSocket;
  }
}

function isWatch(text: string): boolean {
  const message = JSON.parse(text) as RealtimeMessage;
  return message.type === 'watchPins' && message.query !== '';
}
