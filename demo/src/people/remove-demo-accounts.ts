import { openClient } from '@moien/api/database/connections';
import { removeDemoAccounts } from './accounts.ts';

/** `DATABASE_URL=postgres://… node demo/src/people/remove-demo-accounts.ts` */
async function main(): Promise<void> {
  const { DATABASE_URL: connectionString } = process.env;
  if (!connectionString) throw new Error('DATABASE_URL must be a postgres:// address.');
  const client = openClient({ connectionString });
  await client.connect();
  try {
    process.stdout.write(`${await removeDemoAccounts(client)} demo accounts removed.\n`);
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The accounts could not be removed.'}\n`);
  process.exitCode = 1;
});
