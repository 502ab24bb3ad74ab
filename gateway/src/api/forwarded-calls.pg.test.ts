import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { openBeforeStandIn } from '../testing/stand-in-api.ts';
import type { TestGateway } from '../testing/test-site.ts';

let gateway: TestGateway;

beforeAll(async () => {
  // Says what it was sent, and knows no release.
  gateway = await openBeforeStandIn((call, answer) => {
    if (call.method !== 'POST') return void answer.end('{"from":"the API"}');
    const chunks: Buffer[] = [];
    call.on('data', (chunk: Buffer) => chunks.push(chunk));
    call.on('end', () => answer.end(JSON.stringify({ bytes: Buffer.concat(chunks).toString('base64') })));
  });
});

afterAll(() => gateway.close());

function post(headers: Record<string, string>, body: Buffer): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(`${gateway.address}/api/forwarded`, { method: 'POST', headers }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
      .on('error', reject)
      .end(body);
  });
}

describe('a call that the gateway forwards', () => {
  it('keeps a compressed body as it was sent', async () => {
    const body = gzipSync('{"languageTag":"en"}');
    const answer = await post({ 'content-type': 'application/json', 'content-encoding': 'gzip' }, body);
    expect([answer.status, JSON.parse(answer.body).bytes]).toEqual([200, body.toString('base64')]);
  });

  it('may expect to be continued', async () => {
    const headers = { 'content-type': 'application/json', expect: '100-continue' };
    expect((await post(headers, Buffer.from('{}'))).status).toBe(200);
  });

  it('does not wait for the next registry, which gateways ask the API itself for', async () => {
    for (const path of ['/api/registry?after=0', '/api/%72egistry?after=0'])
      expect((await gateway.visit(path)).statusCode).toBe(404);
    expect((await gateway.visit('/api/registry')).body).toBe('{"from":"the API"}');
  });

  it('with a content type that is none is refused, and is no failure of the server', async () => {
    const answer = await post({ 'content-type': 'text/plain;application/json' }, Buffer.from('{}'));
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([415, 'unsupported-content-type']);
  });
});
