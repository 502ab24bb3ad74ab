import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { foldersIn, makeSiteFolder, openTestGateway, type TestGateway } from '../testing/test-site.ts';

let api: Server;
let gateway: TestGateway;
const folder = makeSiteFolder();
const asked: string[] = [];

beforeAll(async () => {
  // Answers one call on each connection, and cuts it off at the next: as one that ends while it is asked.
  api = createServer((call, answer) => {
    const { method = '', url = '', socket } = call;
    if (url.startsWith('/api/cut')) asked.push(`${method} ${url}`);
    if (Reflect.has(socket, 'isUsed')) return void socket.destroy();
    Reflect.set(socket, 'isUsed', true);
    call.resume();
    answer.end('{"answered":true}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  if (typeof address !== 'object' || !address) throw new Error('The API does not listen.');
  gateway = await openTestGateway({
    ROLE: 'gateway',
    API_URL: `http://127.0.0.1:${address.port}`,
    ...foldersIn(folder),
  });
});

afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

afterEach(() => void asked.splice(0));

async function call(method: string): Promise<number> {
  const answer = await fetch(`${gateway.address}/api/cut`, { method });
  await answer.text();
  return answer.status;
}

describe('a call whose connection the API cuts off', () => {
  it.each(['GET', 'HEAD'])('is asked again when it is a %s', async (method) => {
    expect([await call(method), await call(method)]).toEqual([200, 200]);
    expect(asked).toContain(`${method} /api/cut`);
    expect(asked.length).toBeGreaterThan(2);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is not asked again when it is a %s', async (method) => {
    expect(await call('GET')).toBe(200);
    asked.splice(0);
    expect([await call(method), asked]).toEqual([503, [`${method} /api/cut`]]);
  });
});
