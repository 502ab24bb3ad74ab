import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@moien/gateway';
import { openReleaseCalls, publishBuilds } from './publish-builds.ts';
import { runService } from './service.ts';

/** The builds of this project as they are, on the database and the port that the environment names. */
await runService<{ address: string }>(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'moien-test-gateway-'));
  const gateway = await startGateway({
    DEVELOPMENT: 'on',
    ...process.env,
    MOIEN_VAR: folder,
    RELEASES_DIRECTORY: join(folder, 'releases'),
  });
  await publishBuilds(await openReleaseCalls(gateway.address, process.env.DATABASE_URL ?? ''));
  return {
    announcement: { address: gateway.address },
    async stop() {
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
