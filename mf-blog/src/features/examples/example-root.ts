import type { LanguageTag, RemoteDeclaration } from '@moien/contract';
import { createRootStore, type RootStore, type Transport } from '@moien/shared-lib';
import declaration from '../../../remote.json' with { type: 'json' };

type RootOptions = { languageTag?: LanguageTag; featureSnapshots?: Record<string, unknown> };

/** The stores of a page on which this remote is released, for tests. */
export function exampleRoot(transport: Transport, options: RootOptions = {}): RootStore {
  return createRootStore({
    transport: async () => transport,
    languageTag: options.languageTag ?? 'de',
    registry: {
      format: 1,
      sequence: 0,
      entries: [
        {
          remote: declaration as RemoteDeclaration,
          version: 'test',
          base: '/',
          entry: 'entry.js',
          preload: {},
        },
      ],
    },
    session: { profile: null },
    essentials: {
      textArray: [],
      countryArray: [],
      languageArray: [],
      cityArray: [],
      propertyTypeArray: [],
      rentalTypeArray: [],
      genderArray: [],
    },
    featureSnapshots: options.featureSnapshots,
  });
}
