import Fastify from 'fastify';
import { serveDownload } from './download.routes.ts';

const TARGETS = {
  android: 'https://store.example/android',
  ios: 'https://store.example/ios',
  other: 'https://store.example/testing',
};
const app = Fastify();
serveDownload(app, TARGETS);
afterAll(() => app.close());

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the download', () => {
  it.each([
    ['android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
    ['android', `Mozilla/5.0 (Linux; Android 14; SM-X910) ${CHROME} Safari/537.36`],
    ['android', 'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
    ['android', `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${CHROME} Safari/537.36`],
    [
      'android',
      `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${CHROME} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    ],
    [
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
    ],
    [
      'ios',
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ],
    ['ios', `${MAC} Mobile/15E148`],
    ['other', `${MAC} Version/18.1 Safari/605.1.15`],
    ['other', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
    ['other', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`],
    [
      'other',
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0 Mobile Safari/537.36 Edge/15.14977',
    ],
    ['other', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['other', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['other', 'curl/8.10.1'],
    ['other', 'Cyandroids/1.0'],
    ['other', ''],
  ] as const)('leads %s: %s', async (device, userAgent) => {
    const response = await app.inject({ url: '/download', headers: { 'user-agent': userAgent } });
    expect([response.statusCode, response.headers.location]).toEqual([302, TARGETS[device]]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'user-agent' });
  });

  it.each([
    ['/download?device=ios', 'ios'],
    ['/download?device=android', 'android'],
    ['/download?device=https://elsewhere.example', 'other'],
    ['/download?device=ios&device=android', 'other'],
    ['/download?device=__proto__', 'other'],
  ] as const)('%s leads to %s', async (url, device) => {
    const response = await app.inject({
      url,
      headers: { 'user-agent': `${MAC} Version/18.1 Safari/605.1.15` },
    });
    expect(response.headers.location).toBe(TARGETS[device]);
  });
});
