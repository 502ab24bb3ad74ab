import { hostname, networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../lib/problem-error.ts';
import { hostnameOf } from './host.ts';

/** Load balancers ask for these by whatever address they know. */
const PROBES = new Set(['/healthz', '/readyz']);

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|::1)$/;

export type SiteHosts = {
  publicOrigin: string | undefined;
  /** Further names, as `hostnameOf` writes them. */
  allowedHosts: readonly string[];
};

/**
 * Whoever asks by a name that is not the site's is refused, so that no link, redirect or canonical address is
 * ever made of it, and a page of another name that leads to this machine (DNS rebinding) reads nothing.
 */
export function refuseUnknownHosts(app: FastifyInstance, hosts: SiteHosts): void {
  const isAllowed = createHostCheck(hosts);
  app.addHook('onRequest', async (request) => {
    if (PROBES.has(request.url.split('?', 1)[0] ?? '')) return;
    const name = isNamedTwice(request) ? undefined : hostnameOf(request.host);
    if (name === undefined) throw new ProblemError(400, 'invalid-host');
    if (!isAllowed(name)) throw new ProblemError(421, 'unknown-host');
  });
}

/**
 * Without a public origin, as on a developer's machine, the machine's own names and addresses are the site's,
 * too.
 */
function createHostCheck({ publicOrigin, allowedHosts }: SiteHosts): (name: string) => boolean {
  const named = new Set(allowedHosts);
  if (publicOrigin) named.add(hostnameOf(new URL(publicOrigin).host) ?? '');
  const isSites = (name: string) => named.has(name) || LOOPBACK.test(name);
  return publicOrigin ? isSites : (name) => isSites(name) || isOwnName(name);
}

function isOwnName(name: string): boolean {
  const own = hostname().toLowerCase();
  if (name === own || name === `${own}.local`) return true;
  // Read each time: a notebook changes its network while the site runs.
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === name),
  );
}

/** Node gives the first of several host headers (RFC 9112 §3.2 refuses them). */
function isNamedTwice({ raw }: FastifyRequest): boolean {
  return raw.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1;
}
