import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleWholeEvent } from '../examples/example-event.ts';
import { EventDetails } from './EventDetails.tsx';

const meta: Meta<typeof EventDetails> = {
  title: 'Blog/EventDetails',
  component: EventDetails,
  args: { event: exampleWholeEvent() },
};
export default meta;
type Story = StoryObj<typeof EventDetails>;

export const WithAPrice: Story = {};

export const Free: Story = { args: { event: exampleWholeEvent({ price: null, currency: null }) } };

export const OverNight: Story = {
  args: { event: exampleWholeEvent({ endTimestamp: '2027-01-01T05:00:00.000Z' }) },
};

export const Ended: Story = { args: { event: exampleWholeEvent({ isPast: true }) } };

export const LongWords: Story = {
  args: {
    event: exampleWholeEvent({
      title: 'Wohnungsbesichtigungsterminvereinbarungsnachmittag im Gemeindehaus',
      venueName: 'Gemeindeveranstaltungsgebäudeerdgeschoss',
    }),
  },
};
