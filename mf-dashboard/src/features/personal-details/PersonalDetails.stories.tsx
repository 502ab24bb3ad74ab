import type { PersonalDetails as Details } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { EMPTY_DETAILS, EXAMPLE_ADDRESS, exampleDetails } from '../examples/example-details.ts';
import { PersonalDetails } from './PersonalDetails.tsx';
import { PersonalDetailsStore } from './personal-details-store.ts';

type Args = { details: Details | undefined; problem: LoadProblem | undefined };

function InState(args: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new PersonalDetailsStore(root);
    runInAction(() => Object.assign(made, args));
    return made;
  });
  return (
    <main>
      <PersonalDetails store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/PersonalDetails',
  component: InState,
  args: { details: exampleDetails(), problem: undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Written: Story = { tags: ['wide'] };
export const WrittenGerman: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const WrittenOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Empty: Story = { args: { details: EMPTY_DETAILS } };
export const EmptyOnPhone: Story = { tags: ['phone'], globals: { locale: 'fr' }, args: Empty.args ?? {} };
export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    details: exampleDetails({
      firstName: 'Marie-Antoinette-Wilhelmine-Charlotte-Élisabeth',
      about: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'.repeat(3),
      languageTagArray: ['lb', 'de', 'fr', 'en', 'nl', 'pt', 'it', 'es', 'pl', 'sv'],
    }),
  },
};
export const Loading: Story = { args: { details: undefined } };
export const Offline: Story = { args: { details: undefined, problem: 'offline' } };
export const Failed: Story = { args: { details: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };

/** What is missing stands beside its field. */
export const Missing: Story = {
  args: { details: exampleDetails({ firstName: '', address: { ...EXAMPLE_ADDRESS, city: '' } }) },
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('button[type=submit]')?.click(),
};
