import { runService } from './service.ts';
import { startStack } from './stack.ts';

/** What the journeys need to know of the site that they visit. */
export interface StackAnnouncement {
  readonly address: string;
  readonly databaseUrl: string;
  /** Where everything that it writes is. */
  readonly folder: string;
  /** The page of the sandbox's payment server, with the token for its control interface. */
  readonly payments: string;
}

await runService<StackAnnouncement>(async () => {
  const homes = Number(process.env.MOIEN_STACK_HOMES) || undefined;
  const port = Number(process.env.MOIEN_STACK_PORT) || undefined;
  const stack = await startStack({ demo: process.env.MOIEN_STACK_DEMO !== 'off', homes, port });
  const { address, databaseUrl, folder, payments } = stack;
  return { announcement: { address, databaseUrl, folder, payments }, stop: () => stack.close() };
});
