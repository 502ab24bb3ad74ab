import { openDatabase } from '../database/database.ts';
import {
  createLedgerCheck,
  createMangopayClient,
  createMissingClient,
  createMoneyMoves,
  createParties,
  type LedgerReport,
  type ProviderSettings,
} from '../domains/payments/index.ts';

/** Compares the ledger with itself and, where there is one, with the payment provider. */
export async function checkMoney(
  databaseUrl: string,
  provider: ProviderSettings | undefined,
): Promise<LedgerReport> {
  const database = openDatabase(databaseUrl, () => undefined);
  const client = provider ? createMangopayClient(provider) : createMissingClient();
  try {
    return await createLedgerCheck(
      database,
      createParties(client),
      createMoneyMoves(client),
      () => new Date(),
    )();
  } finally {
    await database.destroy();
  }
}
