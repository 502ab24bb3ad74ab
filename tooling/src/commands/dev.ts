import { parseArgs } from 'node:util';
import { orAborted } from '../abort.ts';
import { joinRunningSite } from '../dev/join-running-site.ts';
import { startOwnSite } from '../dev/start-own-site.ts';
import { errorText, Problem, runCommand } from '../problem.ts';
import { untilSignal } from '../site/shutdown.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { runStep } from '../steps.ts';
import { type BuiltPackage, builtPackages } from '../webpack/packages.ts';

await runCommand(async () => {
  const { name, site } = readArguments();
  checkVarDirectory();
  const join = site === undefined ? await startOwnSite(name) : await joinRunningSite(name, site);
  const { startRemoteDevServer } = await import('../webpack/dev.ts');
  const { sentence } = await untilSignal(async (signal) => {
    const server = await orAborted(
      runStep(name, () => startRemoteDevServer(name)),
      signal,
    );
    const joined = await join(server.origin, signal).catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    return {
      sentence: joined.sentence,
      async close() {
        await server.close();
        await joined.close();
      },
    };
  });
  console.log(`\n${sentence}   (Ctrl-C stops it)`);
});

function readArguments(): { name: BuiltPackage; site: string | undefined } {
  const { positionals, values } = parse();
  const remotes = builtPackages().filter((candidate) => candidate.startsWith('mf-'));
  const name = remotes.find((candidate) => candidate === positionals[0]);
  if (name && positionals.length === 1) return { name, site: values.in };
  throw new Problem(
    `Which remote? npm run dev -- NAME [--in URL], where NAME is one of: ${remotes.join(', ')}.`,
  );
}

function parse() {
  try {
    return parseArgs({ options: { in: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Problem(errorText(error));
  }
}
