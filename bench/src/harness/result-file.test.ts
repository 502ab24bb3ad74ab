import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rootDirectory } from '@moien/tooling/paths';
import { saveResult } from './result-file.ts';

describe('saveResult', () => {
  it('keeps every sample with the machine, the commit and the options', () => {
    const directory = mkdtempSync(join(tmpdir(), 'moien-bench-'));
    try {
      const samples = { name: 'bare', values: [1.5, 2.5] };
      const measurement = { title: 'tiny', unit: 'ms', reference: samples, again: samples, subjects: [] };
      const path = saveResult('example', { options: { rounds: 2 }, measurements: [measurement] }, directory);
      expect(path).toMatch(/example-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.json$/);
      const kept = JSON.parse(readFileSync(resolve(rootDirectory, path), 'utf8'));
      expect(kept).toMatchObject({
        name: 'example',
        machine: { node: process.version },
        options: { rounds: 2 },
        measurements: [measurement],
      });
      expect(kept).toHaveProperty('commit');
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
