import { endOnUncaught } from '@moien/api';
import { startGateway } from './index.ts';

const gateway = await startGateway(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
endOnUncaught(gateway);
console.log(`Listening on ${gateway.address}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gateway.close().then(() => process.exit(0)));
}
