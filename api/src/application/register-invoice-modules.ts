import type { Database } from '../database/database.ts';
import { createInvoiceRepository, createInvoiceService, invoiceRoutes } from '../domains/invoicing/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { addDaily } from '../plugins/daily.ts';

/** What people get on paper for their money. */
export function registerInvoiceModules(app: ApiInstance, database: Database, now: () => Date): void {
  const repository = createInvoiceRepository(database);
  invoiceRoutes(app, createInvoiceService(repository));
  addDaily(app, 'remove old invoices', () => repository.removeOld(now()));
}
