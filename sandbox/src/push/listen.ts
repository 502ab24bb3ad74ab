import type { Server } from 'node:http';
import type { Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** On a free port of this machine. @returns the origin */
export async function listen(server: Server | Http2Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
