import type { DeviceName } from './device-name.ts';

/** From where a request comes, as exactly as a security event keeps it. */
export type RequestClient = DeviceName & {
  /** In CIDR notation; null for what is no IP address. */
  network: string | null;
  /** Of who is signed in. */
  sessionId: string | null;
};
