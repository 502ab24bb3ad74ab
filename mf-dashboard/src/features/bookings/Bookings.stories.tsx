import type { BookingSummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { receive } from '../booking/received.ts';
import { exampleBookingSummary, exampleDeadline } from '../examples/example-booking.ts';
import { Bookings } from './Bookings.tsx';
import type { LoadProblem } from './booking-list.ts';
import { BookingsStore } from './bookings-store.ts';
import type { BookingsView } from './bookings-view.ts';

type Args = {
  view: BookingsView;
  bookings: BookingSummary[] | undefined;
  problem: LoadProblem | undefined;
  moreProblem: LoadProblem | undefined;
  nextCursor: string | null;
  isOwner: boolean;
};

function InState({ view, bookings, isOwner, ...list }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new BookingsStore(root);
    runInAction(() => {
      if (isOwner) root.session.follow({ ...exampleSession, bookingRequestCount: 2 });
      Object.assign(made.lists[view], { ...list, bookings: bookings?.map(receive) });
    });
    return made;
  });
  return (
    <main>
      <Bookings store={store} view={view} />
    </main>
  );
}

const idOf = (last: number) => `019b76da-a800-7838-a932-f8c36951b0a${last}`;
const upcoming = [
  exampleBookingSummary(),
  exampleBookingSummary({ id: idOf(2), state: 'in-stay' }),
  exampleBookingSummary({ id: idOf(3), deadline: exampleDeadline('payment', 50_000), actionArray: ['pay'] }),
];
const waiting = [
  exampleBookingSummary({
    state: 'held',
    deadline: exampleDeadline('hold', 690),
    actionArray: ['pay'],
  }),
  exampleBookingSummary({
    id: idOf(2),
    state: 'requested',
    deadline: exampleDeadline('request', 144_000),
    actionArray: ['withdraw'],
  }),
];
const requests = [
  exampleBookingSummary({
    state: 'requested',
    role: 'owner',
    deadline: exampleDeadline('request', 144_000),
    actionArray: ['accept', 'decline'],
  }),
];

const meta: Meta<typeof InState> = {
  title: 'Dashboard/Bookings',
  component: InState,
  args: {
    view: 'upcoming',
    bookings: upcoming,
    problem: undefined,
    moreProblem: undefined,
    nextCursor: null,
    isOwner: false,
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Upcoming: Story = {};
export const UpcomingWide: Story = { tags: ['wide'], args: { isOwner: true } };
export const Waiting: Story = { args: { view: 'open', bookings: waiting } };
export const Requests: Story = { args: { view: 'requests', bookings: requests, isOwner: true } };
export const RequestsOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: { view: 'requests', bookings: requests, isOwner: true },
};
export const HostUpcoming: Story = {
  args: {
    view: 'host-upcoming',
    bookings: upcoming.slice(0, 2).map((booking) => ({
      ...booking,
      role: 'owner' as const,
      payout: { share: 64_600, fee: 1_938, amount: 62_662 },
    })),
    isOwner: true,
  },
};
export const Past: Story = {
  args: { view: 'past', bookings: [exampleBookingSummary({ state: 'completed', actionArray: [] })] },
};
export const Cancelled: Story = {
  args: {
    view: 'cancelled',
    bookings: [
      exampleBookingSummary({ state: 'cancelled' }),
      exampleBookingSummary({ id: idOf(2), state: 'request-expired' }),
    ],
  },
};
export const More: Story = { args: { nextCursor: 'next' } };
export const MoreFailed: Story = { args: { nextCursor: 'next', moreProblem: 'offline' } };
export const Loading: Story = { args: { bookings: undefined } };
export const Empty: Story = { args: { bookings: [] } };
export const EmptyRequests: Story = { args: { view: 'requests', bookings: [], isOwner: true } };
export const Offline: Story = { args: { bookings: undefined, problem: 'offline' } };
export const Failed: Story = { args: { bookings: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
export const LongWords: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: {
    bookings: [
      exampleBookingSummary({
        home: {
          ...exampleBookingSummary().home,
          title: 'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
          cityName: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
        },
      }),
    ],
  },
};
