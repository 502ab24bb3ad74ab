import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import * as federation from '@moien/shell/platform/federation';
import { builtPackages, ROOT } from '@moien/tooling/webpack/packages';
import { directModulesFile, monolithConfigs } from './config.ts';
import { directModules, REPLACED_FILE } from './direct-modules.ts';

const remotes = builtPackages().filter((name) => name !== 'shell');
const output = { folder: '/tmp/monolith', version: '1' };

describe('the monolith', () => {
  it('holds every remote, in the place of a file with the same exports', () => {
    const source = directModules(remotes);
    for (const remote of remotes) expect(source).toContain(`from "${ROOT}${remote}/src/index.ts"`);
    const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(exported.toSorted()).toEqual(Object.keys(federation).toSorted());
    const [browser] = monolithConfigs(output, remotes);
    expect(browser?.resolve?.alias).toMatchObject({ [REPLACED_FILE]: directModulesFile(output) });
  });

  it('is built without federation, in folders of its own', () => {
    const configs = monolithConfigs(output, remotes);
    expect(configs.map((config) => config.output?.path)).toEqual([
      '/tmp/monolith/shell/dist/1/browser',
      '/tmp/monolith/shell/dist/1/server',
      ...remotes.map((remote) => `/tmp/monolith/${remote}/dist/1/server`),
    ]);
    const plugins = configs.flatMap((config) => config.plugins ?? []);
    expect(plugins.filter((plugin) => plugin instanceof ModuleFederationPlugin)).toEqual([]);
  });
});
