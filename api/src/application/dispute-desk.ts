import { writeFile } from 'node:fs/promises';
import { openDatabase } from '../database/database.ts';
import {
  type Contested,
  createDisputeDesk,
  createDisputes,
  createMangopayClient,
  createMissingClient,
  type DisputeRow,
  type ProviderSettings,
} from '../domains/payments/index.ts';

/** What the operator of the site does about payments that banks take back. */
async function workAtDisputeDesk<Result>(
  databaseUrl: string,
  provider: ProviderSettings | undefined,
  work: (desk: ReturnType<typeof createDisputeDesk>) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrl, () => undefined);
  const client = provider ? createMangopayClient(provider) : createMissingClient();
  try {
    return await work(createDisputeDesk(database, createDisputes(client), () => new Date()));
  } finally {
    await database.destroy();
  }
}

export const listDisputes = (databaseUrl: string): Promise<DisputeRow[]> =>
  workAtDisputeDesk(databaseUrl, undefined, (desk) => desk.listUndecided());

/** Writes the evidence to a new file, which only its owner may read. @returns false for no such dispute */
export const writeEvidence = (databaseUrl: string, disputeId: string, file: string): Promise<boolean> =>
  workAtDisputeDesk(databaseUrl, undefined, async (desk) => {
    const content = await desk.writeEvidence(disputeId);
    if (content) await writeFile(file, content, { flag: 'wx', mode: 0o600 });
    return content !== undefined;
  });

export const contestDispute = (
  databaseUrl: string,
  provider: ProviderSettings | undefined,
  disputeId: string,
): Promise<Contested> => workAtDisputeDesk(databaseUrl, provider, (desk) => desk.contest(disputeId));
