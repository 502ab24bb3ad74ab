import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { BuildReportPlugin, takeBuildReport } from './build-report-plugin.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is read once and does not stay among the files that are served', async () => {
  writeFileSync(join(folder, 'entry.js'), 'console.log(1);');
  const output = join(folder, 'browser');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { shell: './entry.js' },
    output: { path: output },
    plugins: [new BuildReportPlugin()],
  });
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise<void>((resolve) => compiler.close(() => resolve()));

  expect(takeBuildReport(output)).toEqual({ shell: { scripts: ['shell.js'], styles: [] } });
  expect(readdirSync(output)).toEqual(['shell.js']);
});
