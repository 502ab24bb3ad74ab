import { DEFAULT_CURRENCY, VISITOR_SESSION } from '@moien/contract';
import type { Transport } from '../api/transport.ts';
import { createRootStore, type RootStore, type RootStoreOptions } from '../stores/root-store.ts';
import { emptyEssentials } from './example-essentials.ts';
import { exampleRegistry } from './example-registry.ts';
import { exampleSettings } from './example-settings.ts';

type ExampleRootOptions = Partial<Omit<RootStoreOptions, 'transport'>> & { transport?: Transport };

/**
 * The stores of a German page that nobody is signed in to, that has no remotes and expects no request, but
 * for what is given.
 */
export function exampleRoot({ transport = refuse, ...options }: ExampleRootOptions = {}): RootStore {
  return createRootStore({
    transport: async () => transport,
    languageTag: 'de',
    registry: exampleRegistry(),
    session: VISITOR_SESSION,
    essentials: emptyEssentials,
    choices: { currency: DEFAULT_CURRENCY, consent: undefined },
    settings: exampleSettings,
    ...options,
  });
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('No request was expected.'));
}
