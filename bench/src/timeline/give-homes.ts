import { openClient } from '@moien/api/database/connections';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';

/** Makes somebody new the owner of so many homes. @returns their cookie, name and value */
export async function giveHomes(
  databaseUrl: string,
  count: number,
): Promise<{ name: string; value: string }> {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const owner = await insertPerson(client);
    const { rowCount } = await client.query(
      'update property set owner_id = $1 where id in (select id from property order by id limit $2)',
      [owner, count],
    );
    if (rowCount !== count) throw new Error(`There are only ${rowCount} homes.`);
    const [name = '', value = ''] = (await insertSession(client, owner)).split('=');
    return { name, value };
  } finally {
    await client.end();
  }
}
