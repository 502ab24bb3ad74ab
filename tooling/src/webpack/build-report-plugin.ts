import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGroup, Compiler } from 'webpack';

export type FileGroups = Record<string, { scripts: string[]; styles: string[] }>;

const REPORT_FILE = 'build-report.json';

/** Writes down which files each entry and each named chunk needs, for preloading. */
export class BuildReportPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('BuildReport', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildReport', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const groups = [...compilation.entrypoints, ...compilation.namedChunkGroups];
          const report = Object.fromEntries(groups.map(([name, group]) => [name, filesOf(group)]));
          compilation.emitAsset(REPORT_FILE, new compiler.webpack.sources.RawSource(JSON.stringify(report)));
        },
      );
    });
  }
}

function filesOf(group: ChunkGroup) {
  const files = group.getFiles().filter((file) => !file.includes('.hot-update.'));
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** Reads the report and takes it out of the build: the folder is served to everybody. */
export function takeBuildReport(folder: string): FileGroups {
  const path = join(folder, REPORT_FILE);
  const report = JSON.parse(readFileSync(path, 'utf8')) as FileGroups;
  rmSync(path);
  return report;
}
