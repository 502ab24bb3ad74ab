import { FAULTS, type FaultCode, type FaultPlace, type Registry } from '@moien/contract';

/** An error that knows which fault it is. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly fault: FaultCode;

  constructor(fault: FaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** What an error on the server is called: its own `fault`, else a loader's of a route or, without one, of the drawing. */
export function faultOf(error: unknown, routeId: string | undefined): FaultCode {
  const named: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'fault') : undefined;
  if (isFaultCode(named)) return named;
  return routeId === undefined ? 'MF-505' : 'MF-503';
}

/** The release that an error on the server belongs to: that of the route `mf-name/route`, else the shell's. */
export function placeOf(
  { entries }: Registry,
  shellVersion: string,
  routeId: string | undefined,
): FaultPlace {
  const [name, part] = routeId?.split('/', 2) ?? [];
  const entry = entries.find(({ remote }) => remote.name === name);
  const place = entry
    ? { remote: entry.remote.name, version: entry.version, owner: entry.remote.owner }
    : { remote: 'shell', version: shellVersion, owner: 'Platform' };
  return entry && part ? { ...place, part } : place;
}

function isFaultCode(value: unknown): value is FaultCode {
  return typeof value === 'string' && Object.hasOwn(FAULTS, value);
}
