import { compile } from '@fastify/proxy-addr';

/**
 * From where calls of this process to itself come: no connection has such an address, so nobody else can
 * claim it.
 */
export const IN_PROCESS_ADDRESS = 'in-process';

type Trust = (address: string, hop: number) => boolean;

/**
 * Whose `x-forwarded-…` headers are believed: those of the configured proxies, and of this process itself.
 */
export function trustedProxies(configured: boolean | string): Trust {
  const isTrusted = readTrust(configured);
  return (address, hop) => address === IN_PROCESS_ADDRESS || isTrusted(address, hop);
}

function readTrust(configured: boolean | string): Trust {
  if (typeof configured === 'boolean') return () => configured;
  return compile(configured.split(',').map((address) => address.trim()));
}
