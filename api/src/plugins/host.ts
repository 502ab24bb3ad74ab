/** A host header: a name, an IPv4 address or an IPv6 one in brackets, and perhaps a port. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

export function isHost(text: string): boolean {
  return HOST.test(text) && URL.canParse(`http://${text}`);
}

/**
 * The name of a host as it is compared: without port and final dot, in small letters, addresses in their
 * shortest form.
 * `undefined` for what is no host.
 */
export function hostnameOf(host: string): string | undefined {
  if (!isHost(host)) return undefined;
  const { hostname } = new URL(`http://${host}`);
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') || undefined;
}
