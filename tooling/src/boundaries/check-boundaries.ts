import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { besideFolders, boundaryRules, folderRules } from './rules.ts';

export interface BoundaryReport {
  readonly moduleCount: number;
  /** One line for each forbidden import: rule, from, to. */
  readonly violations: string[];
}

/**
 * Follows every import of a project's sources and lists those that its rules forbid.
 * @throws when no source was read: a check of nothing is no check
 */
export async function checkBoundaries(root: string): Promise<BoundaryReport> {
  const sources = readdirSync(root).filter(
    (name) => name !== 'node_modules' && existsSync(join(root, name, 'src')),
  );
  const files = await follow(root, sources, boundaryRules(root));
  if (files.totalCruised === 0)
    throw new Error(`No module was read below ${root}: the boundaries were not checked.`);
  const folders = await follow(root, sources, folderRules, besideFolders);
  return {
    moduleCount: files.totalCruised,
    violations: [...files.violations, ...folders.violations].map(
      ({ rule, from, to, cycle }) =>
        `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`,
    ),
  };
}

async function follow(
  root: string,
  sources: readonly string[],
  forbidden: IForbiddenRuleType[],
  besides: readonly string[] = [],
): Promise<ICruiseResult['summary']> {
  const { output } = await cruise(
    sources.map((name) => `${name}/src`),
    {
      baseDir: root,
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['/dist/', '\\.d\\.ts$', ...besides] },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
    },
    {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  );
  return (output as ICruiseResult).summary;
}
