import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './rules.ts';

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
  const { output } = await cruise(
    sources.map((name) => `${name}/src`),
    {
      baseDir: root,
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden: boundaryRules(root) },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['/dist/', '\\.d\\.ts$'] },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
    },
    {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  );
  const { summary } = output as ICruiseResult;
  if (summary.totalCruised === 0)
    throw new Error(`No module was read below ${root}: the boundaries were not checked.`);
  return {
    moduleCount: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}
