import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleEvent } from '../examples/example-event.ts';
import { EventList } from './EventList.tsx';

const EMPTY = { eventArray: [], page: 1, pageCount: 0, count: 0 };
const FREE = exampleEvent({ id: '2', title: 'Reading leases together', price: null, currency: null });
const OVER_NIGHT = exampleEvent({
  id: '3',
  title: 'A night of lights',
  endTimestamp: '2027-01-01T05:00:00.000Z',
});
const LONG_WORDS = exampleEvent({
  id: '4',
  title: 'Wohnungsbesichtigungsterminvereinbarungsnachmittag',
  venueName: 'Gemeindeveranstaltungsgebäudeerdgeschoss',
});

const meta: Meta<typeof EventList> = {
  title: 'Blog/EventList',
  component: EventList,
  args: {
    isPast: false,
    page: { eventArray: [exampleEvent(), FREE, OVER_NIGHT, LONG_WORDS], page: 1, pageCount: 2, count: 16 },
  },
};
export default meta;
type Story = StoryObj<typeof EventList>;

export const ToCome: Story = {};

export const Past: Story = {
  args: {
    isPast: true,
    page: { eventArray: [exampleEvent({ isPast: true })], page: 1, pageCount: 1, count: 1 },
  },
};

export const NothingPlanned: Story = { args: { page: EMPTY } };

export const NothingPast: Story = { args: { isPast: true, page: EMPTY } };
