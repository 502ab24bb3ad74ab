import { type SupervisedServer, superviseServer } from '@moien/tooling/site/supervised-server';

/** A process of the site, which is started again by itself when it ends. */
export type SiteProcess = {
  name: string;
  address: string;
  kill: () => void;
  /** Stops it as it is, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  close: () => Promise<void>;
};

export async function startSiteProcess(
  name: string,
  environment: NodeJS.ProcessEnv,
  { say, log }: { say: (line: string) => void; log: number },
): Promise<SiteProcess> {
  const server: SupervisedServer = await superviseServer(environment, say, log);
  const signal = (name: NodeJS.Signals) => process.kill(server.pid(), name);
  return {
    name,
    address: server.address.replace('localhost', '127.0.0.1'),
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    close: () => server.close(),
  };
}
