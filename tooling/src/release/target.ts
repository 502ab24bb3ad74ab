import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { varDirectory } from '../paths.ts';
import { Problem } from '../problem.ts';
import { isSame } from '../processes.ts';

/** A gateway, and who asks it. */
export type Target = { url: string; token?: string };

type TargetOptions = { to?: string; environment: NodeJS.ProcessEnv; folder?: string };

/** Written by a site that runs on this machine; for its developers alone. */
const LOCAL_TOKEN_FILE = 'release-token';
const INSTANCE_FILE = /^instance-.*\.json$/;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const Instance = Type.Object({
  self: Type.Object({ pid: Type.Integer(), started: Type.String() }),
  port: Type.Integer(),
});

/** @throws Problem when no site is named and not just one runs here */
export function findTarget({ to, environment, folder = varDirectory }: TargetOptions): Target {
  const url = to === undefined ? localAddress(folder) : readAddress(to);
  const token = environment.MOIEN_RELEASE_TOKEN || localToken(url, folder);
  return { url, ...(token && { token }) };
}

function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname)))
    return url.origin;
  if (url?.protocol === 'http:')
    throw new Problem(`${text} is not reached by https: passwords and tokens would be read on the way.`);
  throw new Problem(`${text} is no address of a gateway: it should look like https://moien.example.`);
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

function localAddress(folder: string): string {
  const ports = namesIn(folder)
    .filter((name) => INSTANCE_FILE.test(name))
    .flatMap((name) => readInstance(join(folder, name)) ?? [])
    .filter(({ self, port }) => port > 0 && isSame(self))
    .map(({ port }) => port);
  const [port] = ports;
  if (port === undefined)
    throw new Problem('No site runs on this machine: start it with npm start, or name one with --to URL.');
  if (ports.length > 1)
    throw new Problem(
      `Several sites run on this machine: choose with --to ${ports.map(localUrl).join(' or --to ')}.`,
    );
  return localUrl(port);
}

/** The token of this machine's site is shown to no other. */
function localToken(url: string, folder: string): string | undefined {
  if (!LOCAL_HOSTS.includes(new URL(url).hostname)) return undefined;
  return readText(join(folder, LOCAL_TOKEN_FILE))?.trim();
}

function readInstance(path: string): Static<typeof Instance> | undefined {
  try {
    return Value.Parse(Instance, JSON.parse(readText(path) ?? ''));
  } catch {
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function localUrl(port: number): string {
  return `http://localhost:${port}`;
}
