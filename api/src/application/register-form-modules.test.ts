import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { apiPlugin } from '../api-plugin.ts';
import { type ApiConfig, readConfig } from '../config.ts';

/** What an API with these settings warns of when it starts. */
async function warningsOf(settings: Partial<ApiConfig>): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)).msg);
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  const environment = {
    DEVELOPMENT: 'on',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    JOBS: 'off',
  };
  await app.register(apiPlugin, {
    config: { ...readConfig(environment), isDevelopment: false, ...settings },
  });
  await app.close();
  return lines.filter((line) => /SMTP_URL/.test(line));
}

describe('where the public is', () => {
  it.each([
    { publicOrigin: 'https://moien.example' },
    { publicOrigin: 'https://moien.example', isDevelopment: true },
    { host: '0.0.0.0' },
    { host: '10.0.0.7' },
    { host: '::' },
  ])('mails that reach nobody are said: %j', async (settings) => {
    expect(await warningsOf(settings)).toEqual([expect.stringContaining('Set SMTP_URL.')]);
  });

  it('nothing is said when they are sent, and nothing on a developer’s machine', async () => {
    const smtpUrl = 'smtp://127.0.0.1:1';
    expect(await warningsOf({ publicOrigin: 'https://moien.example', smtpUrl })).toEqual([]);
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(await warningsOf({ host })).toEqual([]);
    expect(await warningsOf({ host: '0.0.0.0', isDevelopment: true })).toEqual([]);
  });
});
