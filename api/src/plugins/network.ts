import { isIPv6 } from 'node:net';

/** From where a request comes, as far as one customer of a network has it alone: an IPv4 address, the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [withoutZone = ''] = address.split('%', 1);
  return isIPv6(withoutZone) ? `${groupsOf(withoutZone).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups, without leading zeros, in small letters. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1).split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  if (tail === undefined) return groups(head);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
}
