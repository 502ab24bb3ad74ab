import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { compileMasks } from './domains/messaging/index.ts';
import { endOnSignal } from './end-on-signal.ts';
import { endOnUncaught } from './end-on-uncaught.ts';

/** Runs the API alone until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await migrate(config.databaseUrl, { onProgress: (step) => console.log(step) });
  compileMasks();
  const app = await buildApp(config);
  endOnUncaught(app);
  endOnSignal(app, { delayMilliseconds: config.stopDelay });
  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The API could not start.');
  process.exitCode = 1;
});
