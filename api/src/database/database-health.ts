export const BREAKER_STATES = ['closed', 'half-open', 'open'] as const;
export type BreakerState = (typeof BREAKER_STATES)[number];

/** How the database does, without asking it. */
export type DatabaseHealth = {
  breaker: BreakerState;
  connections: {
    /** Connections that are open or being made. */
    open: number;
    inUse: number;
    /** Calls that wait for a connection. */
    waiting: number;
  };
};
