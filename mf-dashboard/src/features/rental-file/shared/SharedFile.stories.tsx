import type { SharedRentalFile, SharedRentalFiles } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleSharedFile, exampleSharedFiles } from '../../examples/example-rental-file.ts';
import { rentalFileTexts } from '../rental-file-texts.ts';
import { SharedFile } from './SharedFile.tsx';
import { SharedFiles } from './SharedFiles.tsx';
import { SharedFileStore } from './shared-file-store.ts';

type StoryProps = {
  isList: boolean;
  file: SharedRentalFile | undefined;
  files: SharedRentalFiles | undefined;
  isGone: boolean;
  problem: SharedFileStore['problem'];
};

function Story({ isList, ...state }: StoryProps) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new SharedFileStore(root);
    runInAction(() => Object.assign(made, state));
    return made;
  });
  return (
    <main>
      <WithTexts namespace="rental-file" texts={rentalFileTexts}>
        {isList ? <SharedFiles store={store} /> : <SharedFile store={store} />}
      </WithTexts>
    </main>
  );
}

const meta: Meta<typeof Story> = {
  title: 'Dashboard/Shared rental files',
  component: Story,
  args: {
    isList: false,
    file: exampleSharedFile,
    files: exampleSharedFiles,
    isGone: false,
    problem: undefined,
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type SharedStory = StoryObj<typeof Story>;

export const One: SharedStory = {};
export const OneWide: SharedStory = { tags: ['wide'], globals: { locale: 'de' } };
export const OneOnPhone: SharedStory = { tags: ['phone'], globals: { locale: 'de' } };
export const ProofOnly: SharedStory = {
  args: {
    file: {
      ...exampleSharedFile,
      filePersonArray: exampleSharedFile.filePersonArray.map((person) => ({
        ...person,
        supportingDocumentArray: [],
        categoryProofArray: person.categoryProofArray.map((proof) => ({ ...proof, isProven: false })),
      })),
    },
  },
  globals: { locale: 'fr' },
};
export const Gone: SharedStory = { args: { file: undefined, isGone: true } };
export const Loading: SharedStory = { args: { file: undefined } };
export const Offline: SharedStory = { args: { file: undefined, problem: 'offline' } };
export const List: SharedStory = { args: { isList: true } };
export const ListOnPhone: SharedStory = {
  args: { isList: true },
  tags: ['phone'],
  globals: { locale: 'de' },
};
export const ListEmpty: SharedStory = { args: { isList: true, files: { sharedFileArray: [] } } };
export const ListLoading: SharedStory = { args: { isList: true, files: undefined } };
export const ListFailed: SharedStory = { args: { isList: true, files: undefined, problem: 'failed' } };
