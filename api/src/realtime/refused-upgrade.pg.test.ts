import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const UPGRADE = [
  'GET /api/websocket HTTP/1.1',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
];

it('an upgrade that is refused for its host leaves no connection open', async () => {
  const database = await createTestDatabase();
  const app = await buildTestApp(database.url, { publicOrigin: 'https://moien.example' });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  for (const host of ['evil.example', 'a@b']) {
    const socket = connect(port, '127.0.0.1');
    socket.write([...UPGRADE, `host: ${host}`, '', ''].join('\r\n'));
    // The server ends the connection, so that there is an end to read to.
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 4(00|21) /);
  }
  const connections = await new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
  expect(connections).toBe(0);
  await app.close();
  await database.drop();
});
