import { rmSync } from 'node:fs';
import { freePort } from '@moien/tooling/port';
import { startTlsProxy } from '@moien/tooling/testing/tls-proxy';
import { foldersIn, makeSiteFolder, openTestGateway } from '../testing/test-site.ts';

it('a call is forwarded to no API whose certificate is not trusted', async () => {
  const folder = makeSiteFolder();
  const port = await freePort();
  const falseApi = await startTlsProxy(port, 'http://127.0.0.1:1');
  const gateway = await openTestGateway({
    ROLE: 'gateway',
    API_URL: `https://localhost:${port}`,
    ...foldersIn(folder),
  });
  const { statusCode, body } = await gateway.visit('/api/articles');
  // 502 is what the false API answers whoever speaks to it.
  expect([statusCode, JSON.parse(body).code]).toEqual([503, 'unavailable']);
  await gateway.close();
  await falseApi.close();
  rmSync(folder, { recursive: true });
});
