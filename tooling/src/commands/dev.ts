import { orAborted } from '../abort.ts';
import { Problem, runCommand } from '../problem.ts';
import { checkPort, wantedPort } from '../site/port.ts';
import { checkSettings } from '../site/settings.ts';
import { untilSignal } from '../site/shutdown.ts';
import { startSite } from '../site/start-site.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { runStep } from '../steps.ts';
import { type BuiltPackage, builtPackages } from '../webpack/packages.ts';

await runCommand(async () => {
  const name = chosenRemote();
  checkSettings(process.env);
  checkVarDirectory();
  await checkPort(wantedPort(process.env.PORT));
  const { startRemoteDevServer } = await import('../webpack/dev.ts');
  const site = await untilSignal(async (signal) => {
    const server = await orAborted(
      runStep(name, () => startRemoteDevServer(name)),
      signal,
    );
    const environment = {
      ...process.env,
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      MOIEN_DEV_REMOTE: `${name}=${server.origin}`,
    };
    const started = await startSite({ environment, signal }).catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    return {
      address: started.address,
      async close() {
        await server.close();
        await started.close();
      },
    };
  });
  console.log(`\n${name} runs from its sources inside the site: ${site.address}   (Ctrl-C stops it)`);
});

function chosenRemote(): BuiltPackage {
  const remotes = builtPackages().filter((candidate) => candidate.startsWith('mf-'));
  const wanted = process.argv[2];
  const name = remotes.find((candidate) => candidate === wanted);
  if (name) return name;
  throw new Problem(`Which remote? npm run dev -- NAME, where NAME is one of: ${remotes.join(', ')}.`);
}
