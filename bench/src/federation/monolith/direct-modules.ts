import { join } from 'node:path';
import { type BuiltPackage, ROOT } from '@moien/tooling/webpack/packages';

/** The file that the monolith has no use for: its remotes are not loaded from anywhere. */
export const REPLACED_FILE = join(ROOT, 'shell/src/platform/federation.ts');

/** Source of what stands in its place, with the same exports: every remote is part of the build. */
export function directModules(remotes: BuiltPackage[]): string {
  return [
    ...remotes.map(
      (name, index) =>
        `import { remote as remote${index} } from ${JSON.stringify(join(ROOT, name, 'src/index.ts'))};`,
    ),
    `const modules = { ${remotes.map((name, index) => `${JSON.stringify(name)}: remote${index}`).join(', ')} };`,
    'export const loadFederatedModule = async ({ remote }) => modules[remote.name];',
    'export const guardEntries = () => undefined;',
    '',
  ].join('\n');
}
