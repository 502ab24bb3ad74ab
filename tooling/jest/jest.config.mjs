import { join } from 'node:path';
import { makeWholePackages } from './whole-packages.mjs';

const rootDir = join(import.meta.dirname, '..', '..');
const wholePackages = Object.entries(await makeWholePackages(rootDir));
const databaseTests = '\\.pg\\.test\\.ts$';

const shared = {
  rootDir,
  // The folder of what is translated, which is the same for all projects.
  id: 'moien',
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: {
    '\\.css$': join(import.meta.dirname, 'style-transform.mjs'),
    '\\.[cm]?[jt]sx?$': join(import.meta.dirname, 'transform.mjs'),
  },
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/var/', '<rootDir>/.nx/'],
  testEnvironmentOptions: { customExportConditions: ['node'] },
  resolver: join(import.meta.dirname, 'resolver.cjs'),
  moduleNameMapper: Object.fromEntries(wholePackages.map(([name, file]) => [`^${name}$`, file])),
};

/** @type {import('jest').Config} */
export default {
  rootDir,
  // A ceiling that a busy machine does not reach.
  testTimeout: 240_000,
  // A worker that has grown begins anew; with a limit, one worker alone is a process of its own, too.
  workerIdleMemoryLimit: '3GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/src/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', databaseTests],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      setupFiles: [join(import.meta.dirname, 'browser-globals.mjs')],
      setupFilesAfterEnv: [join(rootDir, 'shared-lib', 'src', 'testing', 'patience.ts')],
      testMatch: ['<rootDir>/*/src/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/src/**/*.pg.test.ts'],
      globalSetup: join(import.meta.dirname, 'database-setup.mjs'),
      globalTeardown: join(import.meta.dirname, 'database-teardown.mjs'),
    },
  ],
};
