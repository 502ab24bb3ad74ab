import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestApp } from '@moien/api/testing/test-app';
import { createTestDatabase } from '@moien/api/testing/test-database';
import { measurePhotos } from './measure-photos.ts';

it('the bench of photos sends one to its first variant in each round, and decodes it alone beside that', async () => {
  const mediaDirectory = mkdtempSync(join(tmpdir(), 'moien-bench-photos-'));
  const { url, client, drop } = await createTestDatabase();
  const app = await buildTestApp(url, { mediaDirectory });
  try {
    const { measurement, bytes } = await measurePhotos({ app, client }, 1);
    expect(bytes).toBeGreaterThan(3_000_000);
    expect(measurement.reference.values).toHaveLength(1);
    expect(measurement.subjects.map(({ values }) => values.length)).toEqual([1]);
  } finally {
    await app.close();
    await drop();
    rmSync(mediaDirectory, { recursive: true, force: true });
  }
}, 120_000);
