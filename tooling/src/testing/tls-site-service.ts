import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@moien/gateway';
import { runService } from './service.ts';
import { startTlsProxy } from './tls-proxy.ts';

/**
 * One process of a site, in the role that the environment names; behind a proxy that ends TLS on
 * MOIEN_TLS_PORT, if that is set.
 */
await runService<{ address: string }>(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'moien-test-tls-'));
  const gateway = await startGateway({ ...process.env, HOST: '127.0.0.1', PORT: '0', MOIEN_VAR: folder });
  const port = Number(process.env.MOIEN_TLS_PORT);
  const inside = gateway.address.replace('localhost', '127.0.0.1');
  const proxy = port ? await startTlsProxy(port, inside) : undefined;
  return {
    announcement: { address: inside },
    async stop() {
      await proxy?.close();
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
