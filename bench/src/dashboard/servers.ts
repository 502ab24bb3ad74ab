import { apiPlugin, readConfig, serverOptions } from '@moien/api';
import { runService } from '@moien/tooling/testing/service';
import Fastify from 'fastify';

export type ApiProcess = { address: string; pid: number };

// The API in a process of its own: who asks must not slow it down, and its memory is its own.
await runService<ApiProcess>(async () => {
  const config = readConfig({
    DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '',
    MEDIA_DIRECTORY: process.env.BENCH_MEDIA_DIRECTORY ?? '',
    LOG_LEVEL: 'silent',
    DEVELOPMENT: 'on',
    RATE_LIMIT: 'off',
    JOBS: 'off',
  });
  const app = Fastify(serverOptions(config));
  await app.register(apiPlugin, { config });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { announcement: { address, pid: process.pid }, stop: () => app.close() };
});
