import { fileURLToPath } from 'node:url';
import type { Override, RegistryState } from '@moien/contract';
import { createStageMaker } from '../documents/stage.ts';
import { readShellBuild } from '../releases/shell-build.ts';
import { createOverrideStages } from './override-stages.ts';
import { LOCAL_OVERRIDE } from './testing/local-override.ts';

const build = readShellBuild(fileURLToPath(new URL('../../../', import.meta.url)), 'production');
const state: RegistryState = { format: 1, sequence: 1, remotes: [] };
const parts = { state: () => state, readFile: async () => undefined };
const stage = createStageMaker(build, parts)(undefined);

function stageWith(override: Override | undefined, readDevelopmentShell = () => build) {
  const failures: unknown[] = [];
  const stageFor = createOverrideStages({
    ...parts,
    stage,
    cookie: { of: async () => override },
    readDevelopmentShell,
    onFailure: (error) => failures.push(error),
  });
  return { chosen: stageFor({} as never), failures };
}

it('a browser without an override has what everybody has', async () => {
  expect(await stageWith(undefined).chosen).toBe(stage);
});

it('a browser with an override has the remote from source, and knows until when', async () => {
  const { developmentOrigin, usableRegistry } = await stageWith(LOCAL_OVERRIDE).chosen;
  expect(developmentOrigin).toBe('http://localhost:3000');
  expect(usableRegistry().registry.entries).toEqual([
    {
      remote: LOCAL_OVERRIDE.remote,
      version: 'source',
      base: 'http://localhost:3000/',
      entry: 'entry.js',
      preload: {},
      isDevelopment: true,
      overrideUntil: '2026-05-04T16:00:00Z',
    },
  ]);
});

it('without a development shell the override waits, and the log says why', async () => {
  const missing = new Error('no development shell');
  const { chosen, failures } = stageWith(LOCAL_OVERRIDE, () => {
    throw missing;
  });
  expect(await chosen).toBe(stage);
  expect(failures).toEqual([missing]);
});
