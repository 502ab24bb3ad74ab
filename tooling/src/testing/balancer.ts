import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { errorText } from '../problem.ts';

export interface Balancer {
  readonly address: string;
  /** Resolves once the process says that it is ready; from then on it gets its share. */
  add(address: string): Promise<void>;
  remove(address: string): void;
  close(): Promise<void>;
}

/** How often each process is asked for /readyz, and how long it may take, in milliseconds. */
const ASK_MILLISECONDS = 100;
const ASK_LIMIT_MILLISECONDS = 2000;
/** Connections that are idle for longer are not used again: less than the STOP_DELAY of the processes. */
const KEPT_MILLISECONDS = 1000;
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

interface Upstream {
  readonly hostname: string;
  readonly port: string;
  readonly agent: Agent;
  readonly removed: AbortController;
  isReady: boolean;
  /** Why it is not. */
  reason: string;
}

/** Gives requests to the processes that say that they are ready, in turn, and never sends one twice. */
export async function startBalancer(): Promise<Balancer> {
  const upstreams = new Map<string, Upstream>();
  const sockets = new Set<Duplex>();
  let turn = 0;
  /** @throws when there is none */
  const next = () => {
    const all = [...upstreams.values()];
    const ready = all.filter(({ isReady }) => isReady);
    turn += 1;
    const upstream = ready[turn % ready.length];
    if (!upstream) throw new Error(`No process is ready: ${all.map(({ reason }) => reason).join('; ')}.`);
    return upstream;
  };
  const server = createServer((call, answer) => {
    try {
      forward(call, answer, next());
    } catch (error) {
      answer.writeHead(503).end(errorText(error));
    }
  });
  server.on('upgrade', (call, socket, head) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    try {
      join(call, socket, { head, upstream: next() });
    } catch {
      socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const remove = (of: string) => {
    const upstream = upstreams.get(of);
    upstreams.delete(of);
    upstream?.removed.abort();
    upstream?.agent.destroy();
  };
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    add(of) {
      const { hostname, port } = new URL(of);
      const agent = new Agent({ keepAlive: true, timeout: KEPT_MILLISECONDS });
      const upstream = {
        hostname,
        port,
        agent,
        removed: new AbortController(),
        isReady: false,
        reason: 'new',
      };
      upstreams.set(of, upstream);
      return new Promise((resolve) => void keepAsking(of, upstream, resolve));
    },
    remove,
    async close() {
      for (const of of upstreams.keys()) remove(of);
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function keepAsking(address: string, upstream: Upstream, onReady: () => void): Promise<void> {
  while (!upstream.removed.signal.aborted) {
    const reason = await findReason(address);
    if (reason !== 'busy') {
      upstream.isReady = reason === undefined;
      upstream.reason = reason ?? '';
    }
    if (upstream.isReady) onReady();
    await delay(ASK_MILLISECONDS);
  }
}

/**
 * Why the process is not ready; undefined when it is. One that is too busy to say stays what it was: to take
 * it out would make the others busier.
 */
async function findReason(address: string): Promise<string | undefined> {
  const limit = AbortSignal.timeout(ASK_LIMIT_MILLISECONDS);
  try {
    const answer = await fetch(`${address}/readyz`, { headers: { connection: 'close' }, signal: limit });
    const text = await answer.text();
    return answer.ok ? undefined : (/"reason":"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 150));
  } catch (error) {
    return limit.aborted ? 'busy' : errorText(error);
  }
}

function forward(call: IncomingMessage, answer: ServerResponse, upstream: Upstream): void {
  const { hostname, port, agent } = upstream;
  const { method, url: path } = call;
  const forwarded = request({ hostname, port, method, path, agent, headers: endToEnd(call) }, (given) => {
    answer.writeHead(given.statusCode ?? 502, endToEnd(given));
    pipeline(given, answer, () => undefined);
  });
  forwarded.on('error', ({ message }) => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end(message);
  });
  answer.on('close', () => forwarded.destroy());
  call.pipe(forwarded);
}

function endToEnd({ headers }: IncomingMessage) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

function join(
  call: IncomingMessage,
  socket: Duplex,
  { head, upstream }: { head: Buffer; upstream: Upstream },
): void {
  const target: Socket = connect(Number(upstream.port), upstream.hostname);
  target.write(`${call.method} ${call.url} HTTP/1.1\r\n`);
  for (let index = 0; index < call.rawHeaders.length; index += 2)
    target.write(`${call.rawHeaders[index]}: ${call.rawHeaders[index + 1]}\r\n`);
  target.write('\r\n');
  target.write(head);
  pipeline(socket, target, socket, () => undefined);
}
