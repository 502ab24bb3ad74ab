// What the application and other domains use of this one.

export { createPaymentOrders } from './attempt/payment-orders.ts';
export { balanceRoutes } from './balance/balance.routes.ts';
export { listOpenClaims, type OpenClaim } from './deposit/open-claims.ts';
export { createOpenClaimsMail } from './deposit/open-claims-mail.ts';
export { type Contested, createDisputeDesk } from './dispute/contest-dispute.ts';
export type { DisputeRow } from './dispute/dispute.repository.ts';
export { hookRoutes } from './hook/hook.routes.ts';
export { createLedgerCheck } from './ledger/check-ledger.ts';
export { exportJournal } from './ledger/export-journal.ts';
export type { LedgerReport } from './ledger/ledger-report.ts';
export { RELEASE_POINTS } from './money-release/money-release.ts';
export { refuseWithOpenMoney } from './money-release/open-money.ts';
export { ownerRoutes } from './owner/owner.routes.ts';
export { createTaxDataMails } from './owner/tax-data-mails.ts';
export { paymentRoutes } from './payment/payment.routes.ts';
export { createPaymentModule, type PaymentJobs, type PaymentModule } from './payment.module.ts';
export { createDisputes } from './provider/disputes.ts';
export { createMangopayClient, createMissingClient } from './provider/mangopay-client.ts';
export { createMoneyMoves } from './provider/money-moves.ts';
export { createParties } from './provider/parties.ts';
export { type ProviderSettings, SANDBOX_CLIENT } from './provider/provider-settings.ts';
