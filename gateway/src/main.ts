import { endOnSignal, endOnUncaught } from '@moien/api';
import { startGateway } from './index.ts';

const gateway = await startGateway(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
endOnUncaught(gateway.app);
endOnSignal(gateway.app, { delayMilliseconds: gateway.stopDelay });
console.log(`Listening on ${gateway.address}`);
