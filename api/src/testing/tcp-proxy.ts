import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

/** Stands before a server, or before none, and fails as networks and servers do. */
export async function startTcpProxy(target?: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  /** Those whose client has said something to which nothing was answered yet, with the client's side. */
  const waiting = new Map<Socket, Socket>();
  let state: 'open' | 'frozen' | 'closed' = 'open';
  let latency = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const join = (from: Socket, to: Socket) => {
    // What is late goes first, whatever the latency is by now.
    const late: Buffer[] = [];
    from.on('data', (bytes: Buffer) => {
      if (state !== 'open') return;
      if (latency === 0 && late.length === 0) return void to.write(bytes);
      late.push(bytes);
      setTimeout(() => {
        const next = late.shift();
        if (next && !to.destroyed) to.write(next);
      }, latency);
    });
    from.on('close', () => to.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (state === 'closed') return client.destroy();
    if (!target) return client.resume();
    const upstream = keep(connect(target));
    client.on('data', () => waiting.set(upstream, client)).on('close', () => waiting.delete(upstream));
    upstream.on('data', () => waiting.delete(upstream));
    join(client, upstream);
    join(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    /** Connections break, and new ones break at once. */
    cut() {
      state = 'closed';
      cutAll();
    },
    /** Breaks what waits for an answer, and nothing else. @returns how many connections these were */
    cutWaiting(): number {
      const cut = [...waiting].flat();
      for (const socket of cut) socket.destroy();
      return cut.length / 2;
    },
    /** Everything comes through later by so many milliseconds, in each direction. */
    slowDown(milliseconds: number) {
      latency = milliseconds;
    },
    /** Connections stand, new ones too, and nothing comes through any more. */
    freeze() {
      state = 'frozen';
    },
    /** What was frozen has lost bytes and breaks. */
    resume() {
      state = 'open';
      cutAll();
    },
    async close() {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}
