import type { RentalFile as File } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { runInAction } from 'mobx';
import { type ReactNode, useState } from 'react';
import { RentalFileStore } from '../rental-file/rental-file-store.ts';
import { rentalFileTexts } from '../rental-file/rental-file-texts.ts';

export type StoryFileState = { file: File | undefined; problem: RentalFileStore['problem'] };

type StoryRentalFileProps = StoryFileState & { children: (store: RentalFileStore) => ReactNode };

/** A rental file in some state; nothing answers. For stories. */
export function StoryRentalFile({ children, ...state }: StoryRentalFileProps) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new RentalFileStore(root);
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
