import { type PaymentServerOptions, startPaymentServer } from './payment-server.ts';

// The script of `startPaymentServerProcess`. It writes its origin to stdout and ends when its input does.

const options: PaymentServerOptions = JSON.parse(process.env.PAYMENT_SERVER ?? '{"clients":[]}');
const { origin, stop } = await startPaymentServer(options);

process.stdin.on('end', () => void stop().finally(() => process.exit(0))).resume();
process.stdout.write(`${origin}\n`);
