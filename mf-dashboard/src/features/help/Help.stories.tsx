import type { Help as HelpAnswer } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import { exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleHelp, exampleNewHelp } from '../examples/example-help.ts';
import { Help } from './Help.tsx';
import { HelpStore } from './help-store.ts';
import { helpTexts } from './help-texts.ts';
import type { HelpView } from './help-view.ts';

type Args = HelpView & { help: HelpAnswer | undefined; problem: LoadProblem | undefined };

function InState({ help, problem, about }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new HelpStore(root);
    runInAction(() => {
      root.session.follow(exampleSession);
      Object.assign(made, { help, problem });
    });
    return made;
  });
  return (
    <main>
      <WithTexts namespace="help" texts={helpTexts}>
        <Help store={store} view={{ about }} />
      </WithTexts>
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/Help',
  component: InState,
  args: { help: exampleHelp(), problem: undefined, about: undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

const [booking] = exampleHelp().bookingArray;
const [, draft] = exampleHelp().homeArray;

export const Choice: Story = {};
export const ChoiceWide: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const ChoiceOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Empty: Story = { args: { help: exampleNewHelp }, globals: { locale: 'fr' } };
export const WithBooking: Story = { args: { about: { kind: 'booking', id: booking?.id ?? '' } } };
export const WithBookingOnPhone: Story = { ...WithBooking, tags: ['phone'], globals: { locale: 'de' } };
export const WithHome: Story = {
  args: { about: { kind: 'property', id: draft?.id ?? '' } },
  globals: { locale: 'de' },
};
export const WithoutAddress: Story = { args: { help: exampleHelp({ email: null }) } };
export const Missing: Story = { args: { about: { kind: 'booking', id: 'a booking of somebody else' } } };
export const Loading: Story = { args: { help: undefined } };
export const Offline: Story = { args: { help: undefined, problem: 'offline' } };
export const Failed: Story = { args: { help: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
