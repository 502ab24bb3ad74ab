import { FAULTS, type FaultCode, type FaultPlace, type Registry } from '@moien/contract';

/** What is wrong with the server build of a release. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly fault: FaultCode;

  constructor(fault: FaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/**
 * What an error on the server is called: its own `fault`, else a loader's of a route or, without one, of the
 * drawing.
 */
export function faultOf(error: unknown, routeId: string | undefined): FaultCode {
  const named: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'fault') : undefined;
  if (isFaultCode(named)) return named;
  return routeId === undefined ? 'MF-505' : 'MF-503';
}

/**
 * Where an error on the server belongs: to the release of the route `mf-name/route`, else to the one whose
 * code threw, else to the shell.
 */
export function placeOf(
  { entries }: Registry,
  shellVersion: string,
  { error, routeId }: { error: unknown; routeId: string | undefined },
): FaultPlace {
  const [route, part] = routeId?.split('/', 2) ?? [];
  const thrower = throwerOf(error);
  const name = route ?? thrower?.remote;
  const entry = entries.find(({ remote }) => remote.name === name);
  if (!entry) return { remote: 'shell', version: shellVersion, owner: 'Platform' };
  const version = thrower?.remote === name ? thrower?.version : undefined;
  const place = { remote: entry.remote.name, version: version ?? entry.version, owner: entry.remote.owner };
  return part ? { ...place, part } : place;
}

/** Server builds run under this name, which stands in the stacks of what they throw. */
export function serverBuildName(remote: string, version: string, file: string): string {
  return `${remote}@${version}/${file}`;
}

const SERVER_BUILD_NAME = /\b(mf-[a-z][a-z0-9-]{1,30})@([0-9a-zA-Z][0-9a-zA-Z.+-]{0,59})\//;

/** The release whose server build an error, or what caused it, names. */
function throwerOf(error: unknown): { remote: string; version: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, remote, version] = SERVER_BUILD_NAME.exec(error.stack ?? '') ?? [];
  return remote && version ? { remote, version } : throwerOf(error.cause);
}

function isFaultCode(value: unknown): value is FaultCode {
  return typeof value === 'string' && Object.hasOwn(FAULTS, value);
}
