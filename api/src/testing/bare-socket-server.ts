import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';

export type BareSocketServer = { address: string; stop: () => Promise<void> };

/**
 * Lets anybody in and asks nothing: what is posted to it is said to everybody. A GET tells how many bytes the
 * process takes.
 */
export async function startBareSocketServer(): Promise<BareSocketServer> {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.end(String(process.memoryUsage.rss()));
      return;
    }
    const text = await readText(request);
    for (const socket of sockets.clients) socket.send(text);
    response.end();
  });
  const sockets = new WebSocketServer({ server });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
