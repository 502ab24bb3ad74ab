import { compileMasks, type EnvironmentVariables } from '@moien/api';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './create-gateway.ts';

export { readGatewayConfig } from './config.ts';
export { createGateway } from './create-gateway.ts';

export type RunningGateway = {
  address: string;
  app: FastifyInstance;
  /** Milliseconds for which it still takes what comes after it was asked to stop. */
  stopDelay: number;
  close: () => Promise<void>;
};

/** Starts the role that the environment names and listens; rejects with Node's `code`, such as EADDRINUSE. */
export async function startGateway(environment: EnvironmentVariables): Promise<RunningGateway> {
  const { app, config } = await createGateway(environment);
  // Messages are written where the API is.
  if (config.ROLE !== 'gateway') compileMasks();
  await app.listen({ port: config.PORT, host: config.HOST });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  return {
    address: `http://localhost:${port}`,
    app,
    stopDelay: config.STOP_DELAY,
    close: () => app.close(),
  };
}
