import { SANDBOX_CLIENT } from '@moien/api/domains/payments/index';
import { startPaymentServer } from '@moien/sandbox/payments/payment-server';
import { runRaces } from './run-races.ts';

// A sample of the campaign `concurrency`.
it('of a crowd that wants the same nights exactly one gets them', async () => {
  const payments = await startPaymentServer({ clients: [SANDBOX_CLIENT] });
  try {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const problems = await runRaces({ guests: 12, processes: 2, sandboxOrigin: payments.origin, say });
    expect([problems.flat(), problems.length]).toEqual([[], 11]);
  } finally {
    await payments.stop();
  }
});
