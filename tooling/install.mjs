// Runs before every npm script, under whatever Node the machine has, with no dependencies: it makes sure that
// the packages of package-lock.json, the project's own Node among them, are there.
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20)
  fail(`Moïen needs Node 20 or newer to install itself; this is Node ${process.versions.node}.`);

const { decide, lockHash, stampName } = await import('./install/decision.mjs');
const { linkPostgresLibraries, projectNodeProblem } = await import('./install/platform.mjs');
const { takeInstallLock } = await import('./install/exclusive.mjs');

if (decide(root) !== 'current') {
  const release = await takeInstallLock(root, () => console.log('install     waits for another install'));
  process.on('exit', release);
  await bringUpToDate().catch((error) => fail(`The installation failed: ${error.message}`));
}

async function bringUpToDate() {
  const state = decide(root);
  if (state === 'current') return;
  if (state === 'install') await installPackages();
  linkPostgresLibraries(root);
  const problem = projectNodeProblem(root);
  if (problem) fail(problem);
  writeFileSync(join(root, 'node_modules', stampName), lockHash(root));
}

async function installPackages() {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0);
  const isTerminal = process.stdout.isTTY;
  console.log('install     npm ci, about a minute the first time');
  const ticker = setInterval(
    () =>
      isTerminal
        ? process.stdout.write(`\rinstall     ${seconds()} s`)
        : console.log(`install     ${seconds()} s`),
    isTerminal ? 1000 : 15_000,
  );
  rmSync(join(root, 'node_modules', stampName), { force: true });
  const { code, output } = await runNpm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--progress=false',
  ]);
  clearInterval(ticker);
  if (isTerminal) process.stdout.write('\r');
  if (code !== 0) {
    console.error(output.trim());
    fail(
      `npm could not install the packages (its words are above, exit code ${code}). Is the npm registry reachable and the disk not full?`,
    );
  }
  console.log(`install     done in ${seconds()} s`);
}

/**
 * Runs the npm that called this script, under its own Node: the project's Node is about to be replaced.
 * @param {string[]} parameters
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(parameters) {
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const child = npm
    ? spawn(node, [npm, ...parameters], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', parameters, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      child.kill('SIGTERM');
      child.once('close', () => process.exit(130));
    });
  }
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
