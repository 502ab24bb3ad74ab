import { openDatabase } from '../database/database.ts';
import { listOpenClaims, type OpenClaim } from '../domains/payments/index.ts';

/** The claims of deposits that the operator of the site has to decide. */
export async function listDepositClaims(databaseUrl: string): Promise<OpenClaim[]> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    return await listOpenClaims(database, new Date());
  } finally {
    await database.destroy();
  }
}
