// What the application and other domains use of this one.

export { createPaymentOrders } from './attempt/payment-orders.ts';
export { hookRoutes } from './hook/hook.routes.ts';
export { createLedgerCheck, type LedgerReport } from './ledger/check-ledger.ts';
export { ownerRoutes } from './owner/owner.routes.ts';
export { paymentRoutes } from './payment/payment.routes.ts';
export { createPaymentModule, type PaymentJobs, type PaymentModule } from './payment.module.ts';
export { createMangopayClient, createMissingClient } from './provider/mangopay-client.ts';
export { createParties } from './provider/parties.ts';
export { type ProviderSettings, SANDBOX_CLIENT } from './provider/provider-settings.ts';
