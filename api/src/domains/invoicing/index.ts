// What the application and other domains use of this one.

export { presentInvoice } from './invoice/invoice.presenter.ts';
export { createInvoiceRepository } from './invoice/invoice.repository.ts';
export { invoiceRoutes } from './invoice/invoice.routes.ts';
export { createInvoiceService, type InvoiceService } from './invoice/invoice.service.ts';
export { createIssuing } from './issue/create-issuing.ts';
export type { InvoiceSeller } from './issue/invoice-row.ts';
