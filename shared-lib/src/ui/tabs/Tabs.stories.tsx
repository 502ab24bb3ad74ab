import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { tabsGuide } from './Tabs.guide.ts';
import { Tabs } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'Kit/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: { guide: tabsGuide },
  args: {
    label: 'Stays',
    tabs: [
      { id: 'coming', label: 'Coming', content: <p>From 3 May in Trier.</p> },
      { id: 'current', label: 'Current', content: <p>None at the moment.</p> },
      { id: 'past', label: 'Past', content: <p>Two nights in Echternach.</p> },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const First: Story = {};
export const Second: Story = { args: { firstShown: 'current' } };

export const Disabled: Story = {
  args: {
    tabs: [
      { id: 'coming', label: 'Coming', content: <p>From 3 May in Trier.</p> },
      { id: 'past', label: 'Past', content: <p>None yet.</p>, isDisabled: true },
    ],
  },
};

/** More tabs than room scroll sideways. */
export const Overflow: Story = {
  args: {
    label: 'Verwaltung',
    tabs: [
      'Nebenkostenabrechnungen',
      'Verfügbarkeitsbenachrichtigungen',
      'Wohnungsübergabeprotokolle',
      'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    ].map((label) => ({ id: label, label, content: <p>{label}</p> })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};
