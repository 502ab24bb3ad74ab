import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@moien/api/testing/test-database';
import { measureImport } from './measure-import.ts';
import { writeFiles } from './write-files.ts';

describe('the import bench', () => {
  it('writes files that the import takes whole, and gives a sample for each round', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'moien-bench-import-'));
    try {
      const today = '2027-01-10';
      const files = await writeFiles(directory, { homes: 40, calendarDays: 1000 }, today, 1);
      const { measurement, imported } = await measureImport(files, 2, today, createTestDatabase);
      expect(imported).toEqual({ homes: 40, calendarDays: 1000 });
      expect(measurement.reference.values).toHaveLength(2);
      expect(measurement.subjects.map(({ values }) => values.length)).toEqual([2]);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }, 120_000);
});
