import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SmtpServer, startSmtpServer } from '@moien/sandbox/mail-server';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../config.ts';
import { buildTestApp } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const MAIL_ORIGIN = 'https://moien.example';

export type MailSite = {
  database: TestDatabase;
  smtp: SmtpServer;
  /** It takes calls and runs no jobs. */
  app: FastifyInstance;
  /** A further process; it runs jobs unless the config says otherwise. */
  start: (config?: Partial<ApiConfig>) => Promise<FastifyInstance>;
  /** What waits or has failed, by task, besides the reading of calendars, which each start adds. */
  openJobs: () => Promise<{ task: string; attempts: number; payload: object; last_error: string | null }[]>;
  /** What has failed is due again. */
  retryNow: () => Promise<void>;
  close: () => Promise<void>;
};

/** A site with a mail server. Mails are awaited as they come, so that no test waits for a time. */
export async function startMailSite(config: Partial<ApiConfig> = {}): Promise<MailSite> {
  const database = await createTestDatabase();
  const smtp = await startSmtpServer();
  const outboxDirectory = await mkdtemp(join(tmpdir(), 'moien-outbox-'));
  const apps: FastifyInstance[] = [];
  const start = async (more: Partial<ApiConfig> = {}) => {
    const app = await buildTestApp(database.url, {
      runsJobs: true,
      smtpUrl: smtp.url,
      mailFrom: 'letters@moien.example',
      contactAddress: 'people@moien.example',
      publicOrigin: MAIL_ORIGIN,
      outboxDirectory,
      ...config,
      ...more,
    });
    apps.push(app);
    return app;
  };
  return {
    database,
    smtp,
    app: await start({ runsJobs: false }),
    start,
    openJobs: async () => {
      const { rows } = await database.client.query(
        `select task.identifier as task, attempts, payload, last_error
         from graphile_worker._private_jobs as job
         join graphile_worker._private_tasks as task on task.id = job.task_id
         where task.identifier not in ('read-calendar-feeds', 'run-event-clock') order by job.id`,
      );
      return rows;
    },
    retryNow: async () => {
      await database.client.query(
        `update graphile_worker._private_jobs set run_at = now() where locked_at is null`,
      );
    },
    close: async () => {
      await Promise.all(apps.map((app) => app.close()));
      await smtp.close();
      await database.drop();
      await rm(outboxDirectory, { recursive: true });
    },
  };
}

/** The addresses of links in a mail whose text is quoted-printable or plain. */
export function linksOf(source: string): string[] {
  const text = source.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return [...new Set(text.match(/https?:\/\/[^\s"<>]+/g) ?? [])];
}
