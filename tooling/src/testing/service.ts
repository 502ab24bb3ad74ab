import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * A helper process of the tests: it announces itself with one line of JSON and ends when its input closes.
 */
export interface Service<Announcement> {
  readonly announced: Announcement;
  stop(): Promise<void>;
}

/**
 * Starts a script as a service. Its input closes also when this process is killed, so nothing is left behind.
 * @throws with the output of the script when it ends before it announced itself
 */
export async function startService<Announcement>(
  script: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Service<Announcement>> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const announced = await new Promise<Announcement>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith(announcementMark)) resolve(JSON.parse(line.slice(announcementMark.length)));
      else said.push(`${line}\n`);
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`${script} ended with ${code}.\n${said.join('')}`)));
  });
  return {
    announced,
    stop() {
      child.stdin.end();
      return ended;
    },
  };
}

/** What the script of a service calls: announces, waits until its input closes, and stops. */
export async function runService<Announcement>(
  start: () => Promise<{ announcement: Announcement; stop(): Promise<void> }>,
): Promise<void> {
  const stopOnce = new Promise<void>((resolve) => {
    process.stdin.on('end', resolve).on('close', resolve).resume();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
  });
  const { announcement, stop } = await start();
  console.log(`${announcementMark}${JSON.stringify(announcement)}`);
  await stopOnce;
  await stop();
  process.exit(0);
}

const announcementMark = 'service: ';
