import { startBareSocketServer } from '@moien/api/testing/bare-socket-server';
import { runService } from '@moien/tooling/testing/service';

// What events are compared with, in a process of its own.
await runService<{ address: string }>(async () => {
  const { address, stop } = await startBareSocketServer();
  return { announcement: { address }, stop };
});
