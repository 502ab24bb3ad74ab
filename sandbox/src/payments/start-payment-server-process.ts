import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newSecret } from './identifiers.ts';
import type { PaymentServer, PaymentServerOptions } from './payment-server.ts';

const SCRIPT = join(import.meta.dirname, 'payment-server-process.ts');

/** The payment server in a process of its own; its control interface is there by HTTP alone. */
export async function startPaymentServerProcess({
  controlToken = newSecret(),
  ...options
}: Pick<PaymentServerOptions, 'port' | 'host' | 'clients' | 'controlToken' | 'file'>): Promise<
  Omit<PaymentServer, 'control'>
> {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, PAYMENT_SERVER: JSON.stringify({ ...options, controlToken }), NODE_OPTIONS: '' },
    // Its input closes with this process, however that ends.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('http://')) resolve(line);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The payment server ended.\n${errors.join('')}`)));
  });
  return {
    origin,
    controlToken,
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}
