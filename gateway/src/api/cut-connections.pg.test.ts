import { openBeforeStandIn } from '../testing/stand-in-api.ts';
import type { TestGateway } from '../testing/test-site.ts';

let gateway: TestGateway;
const asked: string[] = [];

beforeAll(async () => {
  // Answers one call on each connection, and cuts it off at the next: as one that ends while it is asked.
  gateway = await openBeforeStandIn((call, answer) => {
    const { method = '', url = '', socket } = call;
    if (url.startsWith('/api/cut')) asked.push(`${method} ${url}`);
    if (Reflect.has(socket, 'isUsed')) return void socket.destroy();
    Reflect.set(socket, 'isUsed', true);
    call.resume();
    answer.end('{"answered":true}');
  });
});

afterAll(() => gateway.close());

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
