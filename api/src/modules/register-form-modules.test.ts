import { generateKeyPairSync } from 'node:crypto';
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
  return lines.filter((line) => /FORM_KEY|SMTP_URL|REGISTRY_SIGNING_KEY/.test(line));
}

describe('where the public is', () => {
  it.each([
    { publicOrigin: 'https://moien.example' },
    { publicOrigin: 'https://moien.example', isDevelopment: true },
    { host: '0.0.0.0' },
    { host: '10.0.0.7' },
    { host: '::' },
  ])('keys that everybody knows and mails that reach nobody are said: %j', async (settings) => {
    const warnings = await warningsOf(settings);
    expect(warnings).toHaveLength(3);
    expect(warnings).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Set REGISTRY_SIGNING_KEY'),
        expect.stringContaining('Set FORM_KEY.'),
        expect.stringContaining('Set SMTP_URL.'),
      ]),
    );
  });

  it('nothing is said when both are set, and nothing on a developer’s machine', async () => {
    const formKey = 'a-key-of-this-test-with-enough-characters';
    const smtpUrl = 'smtp://127.0.0.1:1';
    const { privateKey } = generateKeyPairSync('ed25519');
    const registrySigningKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    const own = { formKey, smtpUrl, registrySigningKey };
    expect(await warningsOf({ publicOrigin: 'https://moien.example', ...own })).toEqual([]);
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(await warningsOf({ host })).toEqual([]);
    expect(await warningsOf({ host: '0.0.0.0', isDevelopment: true })).toEqual([]);
  });
});
