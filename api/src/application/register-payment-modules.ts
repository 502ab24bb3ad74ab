import type { AddressInfo } from 'node:net';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { BookingPayments } from '../domains/booking/index.ts';
import type { Reauthenticate } from '../domains/identity/index.ts';
import {
  balanceRoutes,
  createPaymentModule,
  hookRoutes,
  ownerRoutes,
  type PaymentJobs,
  paymentRoutes,
} from '../domains/payments/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { addDaily } from '../plugins/daily.ts';

/** How bookings are paid. @returns the jobs that carry payments to their end */
export function registerPaymentModules(
  app: ApiInstance,
  database: Database,
  { paymentProvider: provider, publicOrigin, isDevelopment, runsJobs }: ApiConfig,
  now: () => Date,
  { bookings, reauthenticate }: { bookings: BookingPayments; reauthenticate: Reauthenticate },
): PaymentJobs {
  const { service, owners, balances, hooks, jobs } = createPaymentModule({
    database,
    provider,
    bookings,
    now,
    log: app.log,
  });
  paymentRoutes(app, service, publicOrigin);
  ownerRoutes(app, { owners, reauthenticate, publicOrigin, now });
  balanceRoutes(app, balances);
  hookRoutes(app, hooks);
  addDaily(app, 'remove old hooks of the payment provider', () => hooks.removeOld());
  if (provider?.isSandbox && !isDevelopment)
    app.log.warn('Payments go to the sandbox and move no money (SANDBOX_ORIGIN).');
  if (provider && runsJobs)
    app.addHook('onListen', async () => {
      // The sandbox is on this machine and reaches the site without its public name.
      const address = app.server.address() as AddressInfo | null;
      const origin = publicOrigin ?? (address && `http://127.0.0.1:${address.port}`);
      if (origin) void hooks.register(origin);
    });
  return jobs;
}
