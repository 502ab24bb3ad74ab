import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { writeSiteRegistry } from './site-registry.ts';

export interface GatewayProcess {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** What a site needs to answer, beside its files. */
export interface SiteResources {
  readonly databaseUrl: string;
  /** Pictures that have been drawn once; several sites may share them. */
  readonly mediaFolder: string;
}

/** The gateway of a site's folder with the builds below it, as a process of its own, on a free port. */
export async function startGatewayProcess(
  folder: string,
  { databaseUrl, mediaFolder }: SiteResources,
): Promise<GatewayProcess> {
  const folders = await writeSiteRegistry(folder);
  const gateway = spawn(process.execPath, [join(folder, 'gateway/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      MEDIA_DIRECTORY: mediaFolder,
      MEDIA_ORIGINALS: '@moien/demo/originals',
      ...folders,
      DEVELOPMENT: 'on',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(gateway, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: gateway.stdout }).on('line', (line) => {
      const [, found] = /^Listening on (http:\/\/localhost:\d+)$/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void ended.then(([code]) => reject(new Error(`The gateway of ${folder} ended with ${code}.`)));
  });
  return {
    origin,
    pid: gateway.pid ?? 0,
    async stop() {
      gateway.kill();
      await ended;
    },
  };
}
