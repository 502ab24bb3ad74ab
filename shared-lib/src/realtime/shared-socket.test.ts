import { EventEmitter } from 'node:events';
import type { Socket } from './connection.ts';
import { SharedSocket } from './shared-socket.ts';

const address = (seq?: number) =>
  `wss://moien.example/api/websocket?userId=anna${seq === undefined ? '' : `&seq=${seq}`}`;
const welcome = (seq: number) => JSON.stringify({ type: 'welcome', protocol: 1, seq });
const event = (seq: number) => JSON.stringify({ type: 'addNotification', seq });
const watch = JSON.stringify({ type: 'watchPins', query: 'zoom=3' });
const typing = JSON.stringify({ type: 'typing', conversationId: 'one' });

const arrived = new EventEmitter();

/** Of the server: what a page has opened. */
class ServerSocket implements Socket {
  readonly url: string;
  readyState = 0;
  sent: string[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  constructor(url: string) {
    this.url = url;
  }
  send(text: unknown) {
    this.sent.push(String(text));
    arrived.emit('anything');
  }
  close() {
    this.readyState = 3;
  }
  welcomes(seq: number) {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
    this.says(welcome(seq));
  }
  says(data: string) {
    this.onmessage?.call(this as unknown as WebSocket, { data } as MessageEvent);
  }
  ends(code: number) {
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

/** One lock of a browser, as Web Locks gives it: to one after the other, none to who has given up. */
function createLocks() {
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = false;
  const next = () => {
    const work = isHeld ? undefined : waiting.shift();
    if (!work) return;
    isHeld = true;
    void work().finally(() => {
      isHeld = false;
      next();
    });
  };
  const request = async (_name: string, { signal }: LockOptions, work: () => unknown) => {
    waiting.push(async () => void (signal?.aborted ? undefined : await work()));
    queueMicrotask(next);
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

let server: ServerSocket[];
let pages: SharedSocket[];
let locks: Pick<LockManager, 'request'>;

beforeEach(() => {
  server = [];
  pages = [];
  locks = createLocks();
});
afterEach(() => {
  for (const page of pages) page.close();
});

function openPage(seq?: number) {
  const heard: string[] = [];
  const ends: number[] = [];
  const page = new SharedSocket(address(seq), {
    locks,
    openSocket: (url) => {
      const socket = new ServerSocket(url);
      server.push(socket);
      arrived.emit('anything');
      return socket;
    },
  });
  page.onmessage = ({ data }) => {
    heard.push(data);
    arrived.emit('anything');
  };
  page.onclose = ({ code }) => {
    ends.push(code);
    arrived.emit('anything');
  };
  pages.push(page);
  return { page, heard, ends };
}

/** Channels deliver later: waits until it is so. */
async function until(check: () => boolean): Promise<void> {
  while (!check()) await new Promise((resolve) => arrived.once('anything', resolve));
}

async function openTwo(seqOfSecond?: number) {
  const first = openPage();
  await until(() => server.length === 1);
  server[0]?.welcomes(7);
  const second = openPage(seqOfSecond);
  await until(() => second.heard.length > 0);
  return { first, second };
}

describe('the pages of one browser', () => {
  it('have one connection, and each hears what the server says', async () => {
    const { first, second } = await openTwo();
    expect(second.heard).toEqual([welcome(7)]);
    server[0]?.says(event(8));
    await until(() => second.heard.length === 2);
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual([event(8), event(8)]);
    expect(server.map(({ url }) => url)).toEqual([address()]);
  });

  it('welcome a page with the newest event, after which it reads anew only what it has missed', async () => {
    const { second } = await openTwo(7);
    server[0]?.says(event(8));
    await until(() => second.heard.length === 2);
    const third = openPage(6);
    await until(() => third.heard.length === 2);
    expect(third.heard).toEqual([welcome(8), JSON.stringify({ type: 'reset', seq: 8 })]);
    expect(second.heard).not.toContain(JSON.stringify({ type: 'reset', seq: 8 }));
  });

  it('say what they have to say by the one that is connected', async () => {
    const { second } = await openTwo();
    second.page.send(typing);
    await until(() => server[0]?.sent.length === 1);
    expect(server[0]?.sent).toEqual([typing]);
  });

  it('go on with the next one when that page goes, from the newest event on', async () => {
    const { first, second } = await openTwo();
    server[0]?.says(event(8));
    await until(() => second.heard.length === 2);
    first.page.close();
    await until(() => server.length === 2);
    expect([server[0]?.readyState, server[1]?.url]).toEqual([3, address(8)]);
    server[1]?.welcomes(9);
    server[1]?.says(event(9));
    expect(second.heard.slice(2)).toEqual([welcome(9), event(9)]);
  });

  it('all hear that the connection has ended, and why', async () => {
    const { first, second } = await openTwo();
    server[0]?.ends(4401);
    await until(() => second.ends.length === 1);
    expect([first.ends, second.ends]).toEqual([[4401], [4401]]);
  });

  it('have one more connection for a second map, whose pins no other page hears of', async () => {
    const { first, second } = await openTwo(7);
    first.page.send(watch);
    expect(server[0]?.sent).toEqual([watch]);
    second.page.send(watch);
    expect(server.map(({ url }) => url)).toEqual([address(), address(7)]);
    server[1]?.welcomes(7);
    second.page.send(watch);
    expect(server[1]?.sent).toEqual([watch]);
    server[1]?.says(JSON.stringify({ type: 'pointsOfInterest' }));
    server[0]?.says(event(8));
    expect(first.heard).toEqual([welcome(7), event(8)]);
  });
});
