import { apiPlugin, readConfig, serverOptions } from '@moien/api';
import { runService } from '@moien/tooling/testing/service';
import Fastify from 'fastify';

// The API in a process of its own: who books must not slow it down.
await runService<{ address: string }>(async () => {
  const config = readConfig({
    DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '',
    LOG_LEVEL: 'silent',
    DEVELOPMENT: 'on',
    RATE_LIMIT: 'off',
    JOBS: 'off',
  });
  const app = Fastify(serverOptions(config));
  await app.register(apiPlugin, { config });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { announcement: { address }, stop: () => app.close() };
});
