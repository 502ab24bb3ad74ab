import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { errorCode } from './problem.ts';

it('knows the code of what Node throws', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const other = createServer().listen(port, '127.0.0.1');
  const [error] = await once(other, 'error');
  server.close();
  expect(errorCode(error)).toBe('EADDRINUSE');
});

it('knows none of what has none', () => {
  expect([new Error('x'), 'x', null, undefined, { code: 7 }].map(errorCode)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
