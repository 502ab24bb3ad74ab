import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  exampleDocument,
  exampleDocumentId,
  exampleRentalFile,
  exampleTenantId,
} from '../../examples/example-rental-file.ts';
import { type StoryFileState, StoryRentalFile } from '../../examples/StoryRentalFile.tsx';
import type { DocumentView } from '../document-view.ts';
import { SupportingDocument } from './SupportingDocument.tsx';

function Story({ view, ...state }: StoryFileState & { view: DocumentView }) {
  return (
    <StoryRentalFile {...state}>
      {(store) => <SupportingDocument store={store} view={view} />}
    </StoryRentalFile>
  );
}

const withDocument = (change: Parameters<typeof exampleDocument>[1]) => {
  const file = exampleRentalFile();
  const [oneself, ...others] = file.filePersonArray;
  if (!oneself) return file;
  const document = exampleDocument('payslips', { id: exampleDocumentId, ...change });
  return { ...file, filePersonArray: [{ ...oneself, supportingDocumentArray: [document] }, ...others] };
};

const meta: Meta<typeof Story> = {
  title: 'Dashboard/Supporting document',
  component: Story,
  args: { file: exampleRentalFile(), problem: undefined, view: { id: exampleDocumentId } },
  loaders: [async () => ({ forms: await import('../forms/FileFormSheet.tsx') })],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type DocumentStory = StoryObj<typeof Story>;

export const Ready: DocumentStory = {};
export const ReadyOnPhone: DocumentStory = { tags: ['phone'], globals: { locale: 'de' } };
export const Checking: DocumentStory = {
  args: { file: withDocument({ state: 'checking', pageCount: 0, expiryTimestamp: null }) },
};
export const Refused: DocumentStory = {
  args: { file: withDocument({ state: 'refused', refusal: 'locked', pageCount: 0, expiryTimestamp: null }) },
  globals: { locale: 'de' },
};
export const Expired: DocumentStory = {
  args: { file: withDocument({ state: 'expired' }) },
  globals: { locale: 'fr' },
};
export const New: DocumentStory = { args: { view: { personId: exampleTenantId } } };
export const NewOnPhone: DocumentStory = { ...New, tags: ['phone'], globals: { locale: 'de' } };
export const Gone: DocumentStory = {
  args: { view: { id: '01890000-0000-7000-8000-00000000dead' } },
};
export const Loading: DocumentStory = { args: { file: undefined } };
export const Offline: DocumentStory = { args: { file: undefined, problem: 'offline' } };
export const Failed: DocumentStory = { args: { file: undefined, problem: 'failed' } };
export const Unlocking: DocumentStory = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Look at the page' })),
};
