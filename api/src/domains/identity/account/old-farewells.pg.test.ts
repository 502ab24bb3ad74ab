import { openDatabase } from '../../../database/database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDeleteAccountRepository } from './delete-account.repository.ts';

it('the address of a deleted account goes after a while, though its mail was never sent', async () => {
  const test = await createTestDatabase();
  const database = openDatabase(test.url, () => undefined);
  const [old, young] = ['01890000-0000-7000-8000-000000000000', '01990000-0000-7000-8000-000000000000'];
  for (const id of [old, young])
    await test.client.query(
      `insert into farewell (id, email, language) values ($1, 'gone@example.org', 'en')`,
      [id],
    );
  await createDeleteAccountRepository(database).deleteOldFarewells(new Date(Number(0x01950000_0000)));
  expect((await test.client.query('select id from farewell')).rows).toEqual([{ id: young }]);
  await database.destroy();
  await test.drop();
});
