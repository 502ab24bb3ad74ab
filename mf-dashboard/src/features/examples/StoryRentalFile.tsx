import type { RentalFile as File } from '@moien/contract';
import { ApiClient, useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { runInAction } from 'mobx';
import { type ReactNode, useState } from 'react';
import { RentalFileStore } from '../rental-file/rental-file-store.ts';
import { rentalFileTexts } from '../rental-file/rental-file-texts.ts';

export type StoryFileState = { file: File | undefined; problem: RentalFileStore['problem'] };

type StoryRentalFileProps = StoryFileState & { children: (store: RentalFileStore) => ReactNode };

// While a document is checked the page asks again, and a refusal would be a notice on the picture.
const SILENT = new ApiClient(
  async () => () => new Promise(() => undefined),
  () => undefined,
  async () => false,
);

/** A rental file in some state; nothing answers. For stories. */
export function StoryRentalFile({ children, ...state }: StoryRentalFileProps) {
  const root = useRootStore();
  const [store] = useState(() => {
    const { session, languageTag } = root;
    const made = new RentalFileStore({ session, languageTag, api: SILENT });
    runInAction(() => Object.assign(made, state));
    return made;
  });
  return (
    <main>
      <WithTexts namespace="rental-file" texts={rentalFileTexts}>
        {children(store)}
      </WithTexts>
    </main>
  );
}
