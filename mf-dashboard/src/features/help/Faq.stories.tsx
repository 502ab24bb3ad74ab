import type { Help as HelpAnswer } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleHelp, exampleNewHelp } from '../examples/example-help.ts';
import { Faq } from './Faq.tsx';
import { HelpStore } from './help-store.ts';
import { helpTexts } from './help-texts.ts';

type Args = { help: HelpAnswer | undefined; problem: LoadProblem | undefined };

function InState(state: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new HelpStore(root);
    runInAction(() => Object.assign(made, state));
    return made;
  });
  return (
    <main>
      <WithTexts namespace="help" texts={helpTexts}>
        <Faq store={store} />
      </WithTexts>
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/Questions',
  component: InState,
  args: { help: exampleHelp(), problem: undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const ForSomebody: Story = {};
export const ForSomebodyOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const ForSomebodyNew: Story = { args: { help: exampleNewHelp }, globals: { locale: 'fr' } };
export const Found: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByRole('searchbox'), 'deposit'),
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByRole('searchbox'), 'castle'),
};
export const Loading: Story = { args: { help: undefined } };
export const Offline: Story = { args: { help: undefined, problem: 'offline' }, globals: { locale: 'de' } };
export const Failed: Story = { args: { help: undefined, problem: 'failed' } };
