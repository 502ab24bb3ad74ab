import { isIP } from 'node:net';
import { ProblemError } from '../../../lib/problem-error.ts';

/** For whom passkeys are made, and where their pages are (WebAuthn Level 3, section 5.1.2). */
export type RelyingParty = {
  /** Domain to which a passkey is bound. */
  id: string;
  isOrigin: (origin: string) => boolean;
};

const LOCAL_ORIGIN = /^https?:\/\/localhost(:\d+)?$/;

/**
 * From the configuration alone, never from a request; a developer's machine is reached as localhost, at any
 * port.
 * @returns nothing where the site does not know its own name, or has none: then it has no passkeys
 */
export function relyingPartyOf(config: {
  publicOrigin: string | undefined;
  isDevelopment: boolean;
}): RelyingParty | undefined {
  const { publicOrigin, isDevelopment } = config;
  if (publicOrigin === undefined)
    return isDevelopment ? { id: 'localhost', isOrigin: (origin) => LOCAL_ORIGIN.test(origin) } : undefined;
  const { hostname } = new URL(publicOrigin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { id: hostname, isOrigin: (origin) => origin === publicOrigin };
}

/** @throws ProblemError `passkeys-unavailable` on a site without passkeys */
export function requireRelyingParty(relyingParty: RelyingParty | undefined): RelyingParty {
  if (!relyingParty) throw new ProblemError(503, 'passkeys-unavailable');
  return relyingParty;
}
