import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type ApiConfig, readConfig } from '../config.ts';
import type { WaitingLimits } from '../database/waiting-limits.ts';
import { QUEUEING } from './waiting-database.ts';

/** An API on a test database; `today` fixes its day. */
export function buildTestApp(
  databaseUrl: string,
  {
    today,
    waitingLimits = QUEUEING,
    ...config
  }: Partial<ApiConfig> & { today?: string; waitingLimits?: WaitingLimits } = {},
): Promise<FastifyInstance> {
  const now = today ? () => new Date(`${today}T12:00:00Z`) : undefined;
  return buildApp(testConfig(databaseUrl, config), { now, waitingLimits });
}

/**
 * With the development keys; without limits, jobs and anything that is written outside the system's temporary
 * folder.
 */
export function testConfig(databaseUrl: string, config: Partial<ApiConfig> = {}): ApiConfig {
  const environment = {
    DATABASE_URL: databaseUrl,
    DEVELOPMENT: 'on',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    MEDIA_DIRECTORY: join(tmpdir(), 'moien-test-media'),
    MEDIA_ORIGINALS: '@moien/demo/originals',
    RELEASES_DIRECTORY: join(tmpdir(), 'moien-test-releases'),
    OUTBOX_DIRECTORY: join(tmpdir(), 'moien-test-outbox'),
    JOBS: 'off',
  };
  return { ...readConfig(environment), isDevelopment: false, ...config };
}
