import { type Clock, createClock, type Timers } from './clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { createHookDelivery, type HookDelivery } from './hook-delivery.ts';
import { type Operation, resultOfAmount, SUCCESS } from './result-codes.ts';
import { createStore, type Store } from './store.ts';

/** What every route works with. */
export type Provider = {
  /** Where the server can be reached; known once it listens. */
  origin: string;
  store: Store;
  clock: Clock;
  timers: Timers;
  faults: Faults;
  hookDelivery: HookDelivery;
  /** Result codes of the next payments by card, in this order. */
  nextDeclines: string[];
  /** Whether amounts such as 335.01 end in a result code of their own. */
  hasTestAmounts: boolean;
};

export function createProvider({ now, timers }: { now: () => number; timers: Timers }): Provider {
  const faults = createFaults();
  return {
    origin: '',
    store: createStore(),
    clock: createClock(now),
    timers,
    faults,
    hookDelivery: createHookDelivery({ faults, timers }),
    nextDeclines: [],
    hasTestAmounts: true,
  };
}

/** The result code that the amount alone decides, in minor units. */
export function decideByAmount({ hasTestAmounts }: Provider, operation: Operation, amount: number): string {
  return hasTestAmounts ? resultOfAmount(operation, amount) : SUCCESS;
}

/** Notes the event and tells the hooks. */
export function emit({ store, clock, hookDelivery }: Provider, eventType: string, resourceId: string): void {
  const event = { ResourceId: resourceId, Date: clock.unixSeconds(), EventType: eventType };
  store.events.push(event);
  hookDelivery.send(store.hooks.values(), event);
}
