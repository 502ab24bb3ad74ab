import { startPostgres } from '../postgres/start-postgres.ts';
import { runService } from './service.ts';

// The embedded PostgreSQL of the folder that the first argument names, as another process has it.
await runService(async () => {
  const server = await startPostgres({ directory: process.argv[2] });
  return { announcement: { url: server.url }, stop: server.stop };
});
