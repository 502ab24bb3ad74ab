import type { EventParticipation } from '@moien/contract';
import { RootStoreProvider, useRootStore } from '@moien/shared-lib';
import { exampleRoot, exampleSession, exampleTransport } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleWholeEvent } from '../examples/example-event.ts';
import { exampleParticipation } from '../examples/example-participation.ts';
import { Participation } from './Participation.tsx';

type Args = {
  seatsLeft: number | null;
  /** Of who is signed in. */
  participation?: Partial<EventParticipation>;
};

const event = exampleWholeEvent();

function InState({ seatsLeft, participation }: Args) {
  const { languageTag } = useRootStore();
  const { i18n } = useTranslation();
  const [root] = useState(() =>
    exampleRoot({
      languageTag,
      ...(participation && { session: exampleSession }),
      transport: exampleTransport({
        [`GET /api/events/${event.id}/participation`]: [
          { status: 200, body: exampleParticipation({ seatsLeft, ...participation }) },
        ],
      }).transport,
    }),
  );
  return (
    <RootStoreProvider root={root} texts={i18n}>
      <Participation event={{ ...event, seatsLeft }} />
    </RootStoreProvider>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Blog/Participation',
  component: InState,
  args: { seatsLeft: 3 },
};
export default meta;
type Story = StoryObj<typeof InState>;

const ON_PHONE = { tags: ['phone'], globals: { locale: 'de' } };

export const SeatsLeft: Story = { ...ON_PHONE };
export const NoLimit: Story = { ...ON_PHONE, args: { seatsLeft: null } };
export const NoSeatLeft: Story = { ...ON_PHONE, args: { seatsLeft: 0 } };
export const Joined: Story = { ...ON_PHONE, args: { participation: { state: 'joined' } } };
export const Waiting: Story = {
  ...ON_PHONE,
  args: { seatsLeft: 0, participation: { state: 'waiting', waitingPlace: 4 } },
};
export const Leaving: Story = {
  ...Joined,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Teilnahme absagen/ })),
};
export const Unreachable: Story = {
  ...ON_PHONE,
  args: { participation: {} },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Teilnehmen' })),
};
