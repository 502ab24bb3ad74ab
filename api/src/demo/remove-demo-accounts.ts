import pg from 'pg';

/** `node api/src/demo/remove-demo-accounts.ts`: their sessions end, their profiles and homes stay as the rest of the demo does. */
export async function removeDemoAccounts(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `with gone as (delete from account where is_demo returning user_id),
         ended as (delete from session using gone where session.user_id = gone.user_id)
       update profile set mangopay_user_id = null from gone where profile.user_id = gone.user_id`,
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  const { DATABASE_URL: databaseUrl } = process.env;
  if (!databaseUrl) throw new Error('DATABASE_URL must be a postgres:// address.');
  process.stdout.write(`${await removeDemoAccounts(databaseUrl)} demo accounts removed.\n`);
}
