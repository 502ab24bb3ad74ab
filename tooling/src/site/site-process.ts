import { endOnSignal, endOnUncaught } from '@moien/api';
import { startGateway } from '@moien/gateway';
import { errorCode, errorText } from '../problem.ts';
import type { SiteMessage } from './supervised-server.ts';

/**
 * The server of a start, as a process of its own: whoever started it starts it again when it ends by itself.
 */
async function main(): Promise<void> {
  const gateway = await startGateway(process.env);
  endOnUncaught(gateway.app);
  // Without STOP_DELAY: a start has no other process that balancers could ask. Also when who started it was
  // killed.
  endOnSignal(gateway.app, { delayMilliseconds: 0, events: ['SIGTERM', 'disconnect'] });
  tell({ address: gateway.address });
}

function tell(message: SiteMessage): void {
  process.send?.(message);
}

main().catch((error: unknown) => {
  tell({ failure: { message: errorText(error), code: errorCode(error) } });
  process.exitCode = 1;
  process.disconnect?.();
});
