import { join } from 'node:path';
import { SANDBOX_CLIENT } from '@moien/api';
import { startPaymentServerProcess } from '@moien/sandbox/payments/start-payment-server-process';
import { wantedPort } from '../port.ts';

/** The origin of the sandbox's payment server, which moves no money. */
export interface SandboxPayments {
  readonly origin: string;
  /** The address of its page that lists all users, cards and payments. */
  readonly overview: string;
  close(): Promise<void>;
}

const portMaximum = 65_535;

/**
 * The sandbox's payment server, on the port after the site's or a free one.
 * @param folder where what it knows is kept for the next start
 * @returns undefined for a site that names who takes its payments, or that has none of its own
 */
export async function startPayments(
  environment: NodeJS.ProcessEnv,
  folder: string,
): Promise<SandboxPayments | undefined> {
  const { DEVELOPMENT, ROLE, SANDBOX_ORIGIN, MANGOPAY_CLIENT_ID, MANGOPAY_API_KEY, MANGOPAY_URL } =
    environment;
  const isNamed = SANDBOX_ORIGIN || MANGOPAY_CLIENT_ID || MANGOPAY_API_KEY || MANGOPAY_URL;
  if (DEVELOPMENT === 'off' || ROLE === 'gateway' || isNamed) return undefined;
  const port = wantedPort(environment.PORT);
  const server = await startPaymentServerProcess({
    port: port > 0 && port < portMaximum ? port + 1 : 0,
    clients: [SANDBOX_CLIENT],
    file: join(folder, 'sandbox-payments.json'),
  });
  return {
    origin: server.origin,
    overview: `${server.origin}/?token=${server.controlToken}`,
    close: server.stop,
  };
}
