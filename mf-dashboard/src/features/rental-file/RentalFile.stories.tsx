import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleFileDay, exampleNewFile, exampleRentalFile } from '../examples/example-rental-file.ts';
import { type StoryFileState, StoryRentalFile } from '../examples/StoryRentalFile.tsx';
import { RentalFile } from './RentalFile.tsx';

function Story(state: StoryFileState) {
  return (
    <StoryRentalFile {...state}>
      {(store) => <RentalFile store={store} now={exampleFileDay} />}
    </StoryRentalFile>
  );
}

const meta: Meta<typeof Story> = {
  title: 'Dashboard/Rental file',
  component: Story,
  args: { file: exampleRentalFile(), problem: undefined },
  loaders: [async () => ({ forms: await import('./forms/FileFormSheet.tsx') })],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type FileStory = StoryObj<typeof Story>;

export const Filled: FileStory = {};
export const FilledWide: FileStory = { tags: ['wide'], globals: { locale: 'de' } };
export const FilledOnPhone: FileStory = { tags: ['phone'], globals: { locale: 'de' } };
export const InFrench: FileStory = { globals: { locale: 'fr' } };
export const New: FileStory = { args: { file: exampleNewFile } };
export const NewOnPhone: FileStory = { ...New, tags: ['phone'], globals: { locale: 'fr' } };
export const Loading: FileStory = { args: { file: undefined } };
export const Offline: FileStory = { args: { file: undefined, problem: 'offline' } };
export const Failed: FileStory = { args: { file: undefined, problem: 'failed' } };
export const Outdated: FileStory = { args: { problem: 'offline' }, globals: { locale: 'de' } };

const openForm =
  (name: RegExp): FileStory['play'] =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }));

export const Sharing: FileStory = { play: openForm(/Share your file/) };
export const SharingOnPhone: FileStory = {
  tags: ['phone'],
  globals: { locale: 'de' },
  play: openForm(/Mappe teilen/),
};
export const ChangingSettings: FileStory = { play: openForm(/^Change$/) };
export const AddingPerson: FileStory = { globals: { locale: 'de' }, play: openForm(/Person hinzufügen/) };
export const RemovingPerson: FileStory = { play: openForm(/^Remove/) };
export const EndingShare: FileStory = { play: openForm(/End the share/) };
