import { startGateway } from '@moien/gateway';
import { runService } from './service.ts';

/** The builds of this project as they are, on the database and the port that the environment names. */
await runService<{ address: string }>(async () => {
  const gateway = await startGateway(process.env);
  return { announcement: { address: gateway.address }, stop: () => gateway.close() };
});
