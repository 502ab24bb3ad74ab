import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { serverOptions } from '../app.ts';

/** What a server of ours logs of a request for `url`. */
async function logged(url: string): Promise<string> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = serverOptions({ logLevel: 'info', trustProxy: false, publicOrigin: undefined });
  const app = Fastify({ ...options, logger: { ...Object(options.logger), stream } });
  app.get('/*', async () => 'here');
  await app.inject(url);
  await app.close();
  return lines.join('');
}

describe('the log of a request', () => {
  it.each([
    '/de/newsletter/confirm?token=s3cret',
    '/de/favorites/s3cret',
    '/favorites/s3cret?arrivalDate=2027-05-01',
    '/api/account/personal-data/s3cret',
    '/de?auth=sign-in&next=%2Fde%2Ffavorites%2Fs3cret',
    '/?a=1&Token=s3cret&b=2',
    '/x?access_token=s3cret',
    '/de?auth=sign-in&next=%2Fde%2Fdashboard%3Ftoken%3Ds3cret',
    '/auth?state=s3cret&iss=x&code=s3cret',
    '/en/auth?code=s3cret&state=s3cret',
    '/dev/override?grant=site-1.s3cret.s3cret',
  ])('does not hold the token of %s', async (url) => {
    const lines = await logged(url);
    expect(lines).toContain('incoming request');
    expect(lines).not.toContain('s3cret');
  });

  it.each([
    '/de/search?currentCoordinates=49.6113%2C6.1298&page=2',
    '/api/properties?currentCoordinates=49.6113,6.1298',
  ])('does not hold where somebody is, beside their network address: %s', async (url) => {
    const lines = await logged(url);
    expect(lines).toContain('currentCoordinates=…');
    expect(lines).not.toContain('6.1298');
  });

  it('is written in no time for the longest address', async () => {
    const started = performance.now();
    for (const [part, count] of [
      [';token', 2550],
      ['&next=', 2600],
      ['&next=%3F', 1700],
    ] as const)
      await logged(`/?${part.repeat(count)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('holds the address otherwise', async () => {
    const lines = await logged('/de/search?cityId=1&token=s3cret&page=2');
    expect(lines).toContain('/de/search?cityId=1&token=…&page=2');
  });
});
