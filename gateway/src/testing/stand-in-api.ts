import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { foldersIn, makeSiteFolder, openTestGateway, type TestGateway } from './test-site.ts';

/** A gateway as a process of its own, before a server that stands in for its API. */
export async function openBeforeStandIn(
  answer: RequestListener,
  environment: Record<string, string> = {},
): Promise<TestGateway> {
  const api = createServer(answer).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  if (typeof address !== 'object' || !address) throw new Error('The API does not listen.');
  const folder = makeSiteFolder();
  const gateway = await openTestGateway({
    ROLE: 'gateway',
    API_URL: `http://127.0.0.1:${address.port}`,
    ...foldersIn(folder),
    ...environment,
  });
  return {
    ...gateway,
    async close() {
      await gateway.close();
      api.closeAllConnections();
      api.close();
      rmSync(folder, { recursive: true });
    },
  };
}
