// Says what is wrong with this machine and what to do. It runs under the machine's own Node, also when
// nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.log(`problem  Node          this is ${process.versions.node}: install Node 20 or newer`);
  process.exit(1);
}
const { decide } = await import('./install/decision.mjs');
const { makeFolder } = await import('./install/make-folder.mjs');
const { projectNode, projectNodeProblem } = await import('./install/platform.mjs');

let problemCount = 0;

/** @param {string} name @param {string} text */
function ok(name, text) {
  console.log(`ok       ${name.padEnd(13)} ${text}`);
}

/** @param {string} name @param {string} text what is wrong and what to do */
function problem(name, text) {
  problemCount += 1;
  console.log(`problem  ${name.padEnd(13)} ${text}`);
}

/** @param {string} name @param {string | null} wrong @param {string} right */
function report(name, wrong, right) {
  if (wrong) problem(name, wrong);
  else ok(name, right);
}

function checkNpm() {
  const answer = spawnSync('npm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  const version = answer.stdout?.trim() ?? '';
  report(
    'npm',
    Number.parseInt(version, 10) >= 10 ? null : 'npm 10 or newer is not on PATH: install it',
    version,
  );
}

function checkDisk() {
  const { bavail, bsize } = statfsSync(root);
  const free = (bavail * bsize) / 1e9;
  report(
    'disk',
    free < 3 ? `${free.toFixed(1)} GB free, 3 GB are needed: make room` : null,
    `${free.toFixed(0)} GB free`,
  );
}

function checkPackages() {
  const state = decide(root);
  report(
    'packages',
    state === 'install' ? 'missing or not those of package-lock.json: npm start installs them' : null,
    'as in package-lock.json',
  );
  report('own Node', projectNodeProblem(root), projectNode(root) ?? process.execPath);
}

function checkVar() {
  const folder = process.env.MOIEN_VAR ?? join(root, 'var');
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
    ok('var', `${folder} can be written`);
  } catch (error) {
    problem('var', `${folder} cannot be written (${describe(error)}): change its owner or set MOIEN_VAR`);
  }
}

async function checkPort() {
  const port = Number(process.env.PORT ?? 4000);
  const wrong = await new Promise((resolve) => {
    const server = createServer().once('error', (error) => resolve(describe(error)));
    server.listen(port, () => server.close(() => resolve(null)));
  });
  report(
    'port',
    wrong && `${port} is taken (${wrong}): set PORT to another, or end what uses it`,
    `${port} is free`,
  );
}

function checkPostgres() {
  const script = join(root, 'tooling', 'src', 'testing', 'try-postgres.ts');
  const node = projectNode(root) ?? process.execPath;
  if (!existsSync(node)) return problem('PostgreSQL', 'not tried: the packages are missing');
  const answer = spawnSync(node, [script], { encoding: 'utf8', timeout: 120_000 });
  const words = `${answer.stdout ?? ''}${answer.stderr ?? ''}`.trim();
  report(
    'PostgreSQL',
    answer.status === 0 ? null : `the embedded one does not run: ${words}. Name a server in DATABASE_URL`,
    words,
  );
}

/** @param {string} variable @param {number} defaultPort */
async function checkAddress(variable, defaultPort) {
  const value = process.env[variable];
  if (!value) return ok(variable, 'not set, so the built-in one is used');
  if (!URL.canParse(value)) return problem(variable, 'is not a URL');
  const { hostname, port } = new URL(value);
  const wrong = await new Promise((resolve) => {
    const socket = connect(Number(port) || defaultPort, hostname);
    socket.setTimeout(4000, () => socket.destroy(new Error('no answer in 4 s')));
    socket.once('error', (error) => resolve(describe(error)));
    socket.once('connect', () => {
      socket.end();
      resolve(null);
    });
  });
  report(
    variable,
    wrong && `${hostname} does not answer (${wrong}): start that server or unset ${variable}`,
    `${hostname} answers`,
  );
}

function checkChromium() {
  const node = projectNode(root) ?? process.execPath;
  const script = join(root, 'tooling', 'src', 'testing', 'try-browser.ts');
  if (!existsSync(node)) return problem('browser', 'not tried: the packages are missing');
  const answer = spawnSync(node, [script], { encoding: 'utf8', timeout: 120_000 });
  const words = `${answer.stdout ?? ''}${answer.stderr ?? ''}`.trim();
  report(
    'browser',
    answer.status === 0 ? null : `no Chromium for the tests: ${words}. Name one in MOIEN_CHROMIUM`,
    words,
  );
}

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? ('code' in error ? String(error.code) : error.message) : String(error);
}

ok('Node', process.versions.node);
checkNpm();
checkDisk();
checkPackages();
checkVar();
await checkPort();
checkPostgres();
await checkAddress('DATABASE_URL', 5432);
await checkAddress('REDIS_URL', 6379);
checkChromium();
if (problemCount > 0) process.exitCode = 1;
