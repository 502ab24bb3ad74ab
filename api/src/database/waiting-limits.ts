import { CALL_STATEMENT_MILLISECONDS } from './statement-limits.ts';

/** How long a call waits for the database before it is answered with 503; ticks are 100 ms. */
export type WaitingLimits = {
  /** While a connection is being made. */
  connectingTicks: number;
  /** While all connections are busy with statements. */
  waitingTicks: number;
  statementMilliseconds: number;
};

export const CALL_WAITING_LIMITS: WaitingLimits = {
  connectingTicks: 8,
  waitingTicks: 20,
  statementMilliseconds: CALL_STATEMENT_MILLISECONDS,
};
