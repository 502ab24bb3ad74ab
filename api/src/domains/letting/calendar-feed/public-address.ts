import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CalendarError } from './calendar-error.ts';

export type PinnedAddress = { address: string; family: 4 | 6 };

/** All addresses of a name. */
export type LookUp = (hostname: string) => Promise<{ address: string }[]>;

const lookUpAll: LookUp = (hostname) => lookup(hostname, { all: true });

/**
 * The address to which a connection may be made, found once: a name that is looked up again could lead
 * elsewhere by then. A name of which any address is not public is refused.
 * @throws CalendarError `address-refused` or `no-answer`
 */
export async function pinAddress(hostname: string, lookUp: LookUp = lookUpAll): Promise<PinnedAddress> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(bare) ? [{ address: bare }] : await resolve(bare, lookUp);
  const [first] = found;
  if (!first) throw new CalendarError('no-answer');
  if (!found.every(({ address }) => isPublicAddress(address))) throw new CalendarError('address-refused');
  return toPinned(first.address);
}

/** For tests and a developer's machine: an address without that check. */
export async function pinAnyAddress(hostname: string): Promise<PinnedAddress> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const [first] = isIP(bare) ? [{ address: bare }] : await resolve(bare, lookUpAll);
  if (!first) throw new CalendarError('no-answer');
  return toPinned(first.address);
}

const toPinned = (address: string): PinnedAddress => ({ address, family: isIP(address) === 6 ? 6 : 4 });

async function resolve(hostname: string, lookUp: LookUp): Promise<{ address: string }[]> {
  try {
    return await lookUp(hostname);
  } catch (error) {
    throw new CalendarError('no-answer', { cause: error });
  }
}

/**
 * Not of this machine, its network, or one that is kept for anything but the public (the registries of
 * special addresses of IANA). An IPv6 address that stands for an IPv4 one is judged as that.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast';
  // Only what is given to networks of the public: 2000::/3, without what carries IPv4 addresses in it.
  return parsed.range() === 'unicast' && parsed.match(ipaddr.parseCIDR('2000::/3'));
}
