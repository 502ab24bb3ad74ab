import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary, rootDirectory } from '../paths.ts';
import { deadlineAfter, type ProgramOptions, runProgram } from './run-program.ts';
import type { Stage, StageResult } from './stage.ts';

/** The part of jest's report that is counted. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const configuration = join('tooling', 'jest', 'jest.config.mjs');
const openSuitesReporter = join(rootDirectory, 'tooling', 'jest', 'open-suites.mjs');

export const unitStage: Stage = {
  name: 'unit',
  isFast: true,
  run: (cores) => runJest(['unit', 'components'], { cores }),
};

/**
 * Every statement of the product is written in api: whether a version of PostgreSQL migrates, understands and
 * answers them is proved by the tests that lie beside them. What those of gateway, tooling, bench and demo
 * prove (builds, processes, documents) does not depend on it.
 */
const BESIDE_STATEMENTS = '/api/src/';
/**
 * Those whose statements differ most between versions: what creates tables, plans searches, takes nights. The
 * journeys send all others to the embedded version.
 */
const ON_BOTH = [
  '/api/src/database/(migrate|named-statements|occupancy-migration)',
  '/api/src/domains/catalog/facets/facets',
  '/api/src/domains/catalog/occupancy/concurrent-takers',
  '/api/src/domains/catalog/search/search\\.',
  '/api/src/domains/platform/release/release-order',
];
/** They kill or freeze a server of their own, which is the embedded one wherever they run. */
const ON_EMBEDDED_ALONE = ['/api/src/database/(frozen-database|lost-connections)'];

/**
 * Everything with a database, once: api on the PostgreSQL that the environment names, the rest on the
 * embedded one; without a name everything on the embedded one. And what is counted in Redis.
 */
export function apiStages(environment: NodeJS.ProcessEnv): Stage[] {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = environment;
  // Without the servers' names, so that the embedded stage is the same on every machine.
  const embedded = { DATABASE_URL: undefined, REDIS_URL: undefined, MOIEN_TEST_SERVER: undefined };
  const onRedis = { ...embedded, REDIS_URL: redisUrl };
  const named = { MOIEN_TEST_SERVER: databaseUrl, DATABASE_URL: undefined, REDIS_URL: undefined };
  const onEmbedded = databaseUrl ? ['/(gateway|tooling|bench|demo)/', ...ON_BOTH, ...ON_EMBEDDED_ALONE] : [];
  return [
    // The gateway's tests read what the build makes.
    {
      name: 'api',
      after: ['build'],
      run: (cores) => runJest(['api'], { cores, environment: embedded, paths: onEmbedded }),
    },
    databaseUrl
      ? {
          name: 'api on server',
          after: ['build', 'api'],
          run: (cores) =>
            runJest(['api'], {
              cores,
              environment: named,
              paths: [BESIDE_STATEMENTS],
              ignoredPaths: ON_EMBEDDED_ALONE,
            }),
        }
      : skipped('api on server', 'because DATABASE_URL is not set'),
    redisUrl
      ? {
          name: 'redis',
          after: ['api'],
          run: (cores) =>
            runJest(['api'], {
              cores,
              // One database, which each test empties.
              workers: '1',
              environment: onRedis,
              paths: ['rate-limit', 'release-order'],
            }),
        }
      : skipped('redis', 'because REDIS_URL is not set'),
  ];
}

/**
 * Counts what jest reports; a suite that could not be loaded is a failure, and so is a run without any test.
 */
export function countJest(report: JestReport, output: string): StageResult {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests;
  if (report.numPassedTests + failed === 0)
    return { passed: 0, failed: 1, output: `No test was run.\n${output}` };
  return { passed: report.numPassedTests, failed, output };
}

interface JestRun extends Pick<ProgramOptions, 'cores' | 'environment'> {
  /** Default: as many as there are cores. */
  readonly workers?: string;
  readonly paths?: readonly string[];
  readonly ignoredPaths?: readonly string[];
}

async function runJest(
  projects: readonly string[],
  { cores, environment, workers = '100%', paths = [], ignoredPaths = [] }: JestRun,
): Promise<StageResult> {
  const folder = await mkdtemp(join(tmpdir(), 'moien-jest-'));
  const reportFile = join(folder, 'report.json');
  try {
    const { code, output } = await runProgram(
      binary('jest'),
      [
        '--config',
        configuration,
        '--selectProjects',
        ...projects,
        '--json',
        '--outputFile',
        reportFile,
        '--maxWorkers',
        workers,
        ...['--reporters', 'default', '--reporters', openSuitesReporter],
        ...(paths.length > 0 ? ['--testPathPatterns', ...paths] : []),
        ...(ignoredPaths.length > 0 ? ['--testPathIgnorePatterns', ...ignoredPaths] : []),
      ],
      { environment, deadline: deadlineAfter(60), cores },
    );
    const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => 'null')) as JestReport | null;
    if (!report) return { passed: 0, failed: 1, output };
    const result = countJest(report, withoutReport(output));
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Jest writes the report to its output as well. */
function withoutReport(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"num') && !line.startsWith('PASS '))
    .join('\n');
}

function skipped(name: string, reason: string): Stage {
  return { name, run: () => Promise.resolve({ passed: 0, failed: 0, output: '', skipped: reason }) };
}
