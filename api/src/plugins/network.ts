import { isIPv4, isIPv6 } from 'node:net';

/**
 * From where a request comes, as far as one customer of a network has it alone: an IPv4 address, the /64 of
 * an IPv6 one.
 */
export function networkOf(address: string): string {
  const { ipv4, ipv6 } = familyOf(address);
  if (ipv6) return `${groupsOf(ipv6).slice(0, 4).join(':')}::/64`;
  return ipv4 ?? address;
}

/**
 * What may be kept of an address: an IPv4 /24 or an IPv6 /48, by which a person recognises a place and nobody
 * a household.
 * @returns null for what is no IP address
 */
export function truncatedNetworkOf(address: string): string | null {
  const { ipv4, ipv6 } = familyOf(address);
  if (ipv6) return `${groupsOf(ipv6).slice(0, 3).join(':')}::/48`;
  return ipv4 === undefined ? null : `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
}

/** An IPv4 address that is mapped into IPv6 is one of IPv4; a zone is left out. */
function familyOf(address: string): { ipv4?: string; ipv6?: string } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return { ipv4: mapped };
  const [withoutZone = ''] = address.split('%', 1);
  return isIPv6(withoutZone) ? { ipv6: withoutZone } : {};
}

/** The eight groups, without leading zeros, in small letters. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1).split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  if (tail === undefined) return groups(head);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
}
