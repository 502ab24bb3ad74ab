import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertProperty, LUXEMBOURG, TRIER } from '../testing/property-factory.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS_DIRECTORY } from './migration-files.ts';

describe('migrate', () => {
  let database: TestDatabase;
  let directory: string;

  beforeEach(async () => {
    database = await createTestDatabase();
    directory = await mkdtemp(join(tmpdir(), 'moien-migrations-'));
    await cp(MIGRATIONS_DIRECTORY, directory, { recursive: true });
  });

  afterEach(async () => {
    await database.drop();
    await rm(directory, { recursive: true });
  });

  it('does nothing the second time', async () => {
    const steps: string[] = [];
    await migrate(database.url, { onProgress: (step) => steps.push(step) });
    expect(steps).toEqual([]);
  });

  it('refuses a database that is newer than the code', async () => {
    await database.client.query(`insert into migration (name, checksum) values ('9999_later', 'x')`);
    await expect(migrate(database.url)).rejects.toMatchObject({
      code: 'database-newer',
      message: expect.stringContaining('9999_later'),
    });
  });

  it('refuses a migration that was changed after it ran', async () => {
    await writeFile(join(directory, '0002_property.sql'), 'select 1;');
    await expect(migrate(database.url, { migrationsDirectory: directory })).rejects.toMatchObject({
      code: 'migration-changed',
      message: expect.stringContaining('0002_property'),
    });
  });

  it('undoes a migration that fails and repeats it the next time', async () => {
    await writeFile(join(directory, '0900_extra.sql'), 'create table extra (id int); select 1 / 0;');
    const failing = migrate(database.url, { migrationsDirectory: directory });
    await expect(failing).rejects.toMatchObject({ code: 'migration-failed' });
    await writeFile(join(directory, '0900_extra.sql'), 'create table extra (id int);');
    await migrate(database.url, { migrationsDirectory: directory });
    const { rows } = await database.client.query('select * from extra');
    expect(rows).toEqual([]);
  });

  it('restores a vocabulary whose content differs from the code', async () => {
    await database.client.query(`update rental_type set text = '{"en":"x","fr":"x","de":"x"}' where id = 1`);
    await database.client.query(`update vocabulary_seed set hash = 'old' where name = 'rental types'`);
    const steps: string[] = [];
    await migrate(database.url, { onProgress: (step) => steps.push(step) });
    const { rows } = await database.client.query('select text from rental_type where id = 1');
    expect(rows[0]).toEqual({ text: { en: 'Entire home', fr: 'Logement entier', de: 'Ganze Unterkunft' } });
    expect(steps).toEqual(['Vocabulary: rental types']);
  });

  it('gives homes the time zone of their place again when the borders of time zones have changed', async () => {
    const places = [LUXEMBOURG, TRIER, { latitude: 46.81, longitude: -71.21 }];
    for (const { latitude, longitude } of places)
      await insertProperty(database.client, { latitude, longitude, time_zone: 'Europe/Luxembourg' });
    await database.client.query(`update vocabulary_seed set hash = 'old' where name = 'time zones of homes'`);
    const steps: string[] = [];
    await migrate(database.url, { onProgress: (step) => steps.push(step) });
    const { rows } = await database.client.query('select time_zone from property order by longitude desc');
    expect(rows.map((row) => row.time_zone)).toEqual([
      'Europe/Berlin',
      'Europe/Luxembourg',
      'America/Toronto',
    ]);
    expect(steps).toEqual(['Vocabulary: time zones of homes']);
  });
});

describe('migrate without a usable database', () => {
  it('lets two processes start at the same time, who write each migration and vocabulary once', async () => {
    const database = await createEmptyDatabase();
    await Promise.all([migrate(database.url), migrate(database.url)]);
    const { rows } = await database.client.query(
      `select (select count(*)::int from migration) > 20 as is_migrated,
        (select count(*)::int from city) > 90000 as has_cities,
        (select name ->> 'de' from country where code = 'FR') as france,
        (select icon_image_path from country where code = 'FR') as flag,
        (select count(*)::int from city where name = 'Luxembourg' and country_code = 'LU') as luxembourg`,
    );
    expect(rows[0]).toEqual({
      is_migrated: true,
      has_cities: true,
      france: 'Frankreich',
      flag: '/global/flags/fr',
      luxembourg: 1,
    });
    await database.drop();
  });

  it('names the place that does not answer and keeps the password to itself', async () => {
    const failing = migrate('postgres://someone:s3cret@127.0.0.1:1/nowhere');
    await expect(failing).rejects.toMatchObject({
      code: 'database-unreachable',
      message: 'No database answers at 127.0.0.1:1, database nowhere (ECONNREFUSED).',
    });
  });
});
