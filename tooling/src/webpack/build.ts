import { join } from 'node:path';
import webpack from 'webpack';
import { readDeclaration } from '../declaration/read-declaration.ts';
import { Problem } from '../problem.ts';
import { remoteBrowserConfig, shellBrowserConfig } from './browser-config.ts';
import { overBudget } from './byte-budget.ts';
import { finishRelease } from './finish-release.ts';
import { inputVersion } from './input-version.ts';
import { type BuildOptions, type BuiltPackage, builtPackages, ROOT } from './packages.ts';
import { builtRelease, builtVersion, versionFolder } from './release-folders.ts';
import { remoteServerConfig, shellServerConfig } from './server-config.ts';
import { shellWorkerConfig } from './worker-config.ts';

type Progress = { onProgress: (text: string) => void };
type BuildWatcher = Progress & {
  /**
   * Is told a sentence for each first paint above its byte budget; without it they are thrown as a Problem.
   */
  onOverBudget?: (sentence: string) => void;
};

/** Builds what changed of the shell and of every remote, browser and server, in one compiler process. */
export async function buildAll(watcher: BuildWatcher): Promise<void> {
  await buildPackages(builtPackages(), watcher);
}

export async function buildPackage(name: BuiltPackage): Promise<void> {
  await buildPackages([name], { onProgress: (text) => console.log(text) });
}

async function buildPackages(names: BuiltPackage[], watcher: BuildWatcher): Promise<void> {
  await buildOutdated(names, watcher);
  // Also of what did not change: a budget that was exceeded yesterday still is.
  const sentences = names.flatMap(overBudgetNow);
  for (const sentence of sentences) watcher.onOverBudget?.(sentence);
  if (!watcher.onOverBudget && sentences.length > 0) throw new Problem(sentences.join('\n'));
}

function overBudgetNow(name: BuiltPackage): string[] {
  const release = builtRelease(name, 'production');
  const folder = versionFolder({ name, version: release.version, mode: 'production' });
  return overBudget(name, join(folder, 'browser'), release);
}

async function buildOutdated(names: BuiltPackage[], { onProgress }: Progress): Promise<void> {
  const outdated = names
    .map((name): BuildOptions => ({ name, version: inputVersion(name), mode: 'production' }))
    .filter((options) => builtVersion(options.name, 'production') !== options.version);
  if (outdated.length === 0) return onProgress('nothing changed');
  for (const { name } of outdated) if (name !== 'shell') readDeclaration(ROOT, name);
  onProgress(`building ${outdated.map(({ name }) => name).join(', ')}`);
  await compile(outdated.flatMap(productionConfigs), onProgress);
  await Promise.all(outdated.map(finishRelease));
}

/** The shell that hot reload needs: development React, beside the production build. */
export async function buildDevelopmentShell({ onProgress }: Progress): Promise<void> {
  const options: BuildOptions = {
    name: 'shell',
    version: inputVersion('shell', 'development'),
    mode: 'development',
  };
  if (builtVersion('shell', 'development') === options.version) return;
  onProgress('building the development shell');
  await compile([shellBrowserConfig(options), shellServerConfig(options)], onProgress);
  await finishRelease(options);
}

function productionConfigs(options: BuildOptions): webpack.Configuration[] {
  return options.name === 'shell'
    ? [shellBrowserConfig(options), shellServerConfig(options), shellWorkerConfig(options)]
    : [remoteBrowserConfig(options), remoteServerConfig(options)];
}

export async function compile(
  configs: webpack.Configuration[],
  onProgress: (text: string) => void,
): Promise<void> {
  const compiler = webpack(configs);
  for (const child of compiler.compilers)
    child.hooks.done.tap('Progress', () => onProgress(`${child.name} done`));
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}
