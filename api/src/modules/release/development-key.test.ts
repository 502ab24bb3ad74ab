import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { apiPlugin } from '../../api-plugin.ts';
import { readConfig } from '../../config.ts';

const OTHER_KEY = 'MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF';

async function warningsOf(environment: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)).msg);
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  const config = readConfig({
    DEVELOPMENT: 'on',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    ...environment,
  });
  await app.register(apiPlugin, { config });
  await app.close();
  return lines.filter((line) => line.startsWith('The registry'));
}

describe('the development key', () => {
  it('is warned of where the public is', async () => {
    const lines = await warningsOf({ PUBLIC_ORIGIN: 'https://moien.example' });
    expect(lines).toEqual([expect.stringContaining('Set REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID.')]);
  });

  it.each([
    [{}],
    [{ PUBLIC_ORIGIN: 'http://localhost:4000' }],
    [{ PUBLIC_ORIGIN: 'https://moien.example', REGISTRY_SIGNING_KEY: OTHER_KEY, REGISTRY_KEY_ID: 'spring' }],
  ])('is not spoken of with %j', async (environment) => {
    expect(await warningsOf(environment)).toEqual([]);
  });
});
