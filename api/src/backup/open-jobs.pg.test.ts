import type pg from 'pg';
import { type BackupSite, backUp, openEmptySite, openSmallSite } from '../testing/backup-site.ts';
import { HELD_REASON } from './open-jobs.ts';
import { restoreBackup } from './restore-backup.ts';

let site: BackupSite;
let target: BackupSite;
let file: string;

beforeEach(async () => {
  [site, target] = await Promise.all([openSmallSite(), openEmptySite()]);
  const { client } = site.database;
  for (const task of ['waiting', 'failed', 'running', 'given up'])
    await client.query(
      `select graphile_worker.add_job($1, '{"codeId": "é"}', run_at := '2030-01-01', max_attempts := 3)`,
      [task],
    );
  await client.query(`select graphile_worker.add_job('refresh-exchange-rates', '{}', job_key := 'at start')`);
  await change(client, 'failed', `attempts = 2, last_error = 'no answer'`);
  await change(client, 'running', `attempts = 3, locked_at = now(), locked_by = 'worker'`);
  await change(client, 'given up', `attempts = 3, last_error = 'no such address'`);
  ({ file } = await backUp(site));
});
afterEach(() => Promise.all([site.close(), target.close()]));

function change(client: pg.Client, task: string, values: string) {
  return client.query(
    `update graphile_worker._private_jobs set ${values} where task_id =
      (select id from graphile_worker._private_tasks where identifier = $1)`,
    [task],
  );
}

const SELECT_JOBS = `select identifier as task, payload->>'codeId' as code, attempts, last_error as error, is_available as due
  from graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = job.task_id order by job.id`;

it('jobs that waited are held, so that no mail is sent twice and none is lost', async () => {
  expect((await restoreBackup(target, file)).heldJobs).toBe(3);
  const { rows } = await target.database.client.query(SELECT_JOBS);
  const held = { code: 'é', attempts: 3, error: HELD_REASON, due: false };
  expect(rows).toEqual([
    { task: 'waiting', ...held },
    { task: 'failed', ...held },
    { task: 'running', ...held },
    { task: 'given up', ...held, error: 'no such address' },
  ]);
});

it('jobs that waited are done when that is asked for, with the attempts that they had left', async () => {
  expect((await restoreBackup(target, file, { sendsMails: true })).heldJobs).toBe(0);
  const { rows } = await target.database.client.query(SELECT_JOBS);
  expect(rows).toEqual([
    { task: 'waiting', code: 'é', attempts: 0, error: null, due: true },
    { task: 'failed', code: 'é', attempts: 2, error: 'no answer', due: true },
    { task: 'running', code: 'é', attempts: 2, error: null, due: true },
    { task: 'given up', code: 'é', attempts: 3, error: 'no such address', due: false },
  ]);
});

it('ids of jobs go on after those of the backup, since mails are known by them', async () => {
  await restoreBackup(target, file);
  const last = 'select max(id) as id from graphile_worker._private_jobs';
  const [before, after] = [await site.database.client.query(last), await target.database.client.query(last)];
  expect(Number(after.rows[0].id)).toBeGreaterThan(Number(before.rows[0].id));
});
