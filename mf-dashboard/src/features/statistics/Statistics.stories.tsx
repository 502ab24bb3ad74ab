import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  exampleHomeId,
  exampleHostStatistics,
  exampleNewStatistics,
} from '../examples/example-host-statistics.ts';
import { StoryStatistics } from '../examples/StoryStatistics.tsx';

const meta: Meta<typeof StoryStatistics> = {
  title: 'Dashboard/Statistics',
  component: StoryStatistics,
  args: {
    statistics: exampleHostStatistics(),
    problem: undefined,
    hasNoHome: false,
    period: 'month',
    propertyId: exampleHomeId,
  },
  loaders: [async () => ({ chart: await import('./chart/DayChart.tsx') })],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryStatistics>;

export const OneHome: Story = {};
export const OneHomeWide: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const OneHomeOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Quarter: Story = {
  args: { period: 'quarter', statistics: exampleHostStatistics({}, 'quarter') },
  globals: { locale: 'fr' },
};
export const Year: Story = { args: { period: 'year', statistics: exampleHostStatistics({}, 'year') } };
export const SeveralCurrencies: Story = {
  args: {
    propertyId: undefined,
    statistics: exampleHostStatistics({ currency: null, comparable: null }),
  },
  globals: { locale: 'de' },
};
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('switch')),
};
export const AsTableOnPhone: Story = {
  ...AsTable,
  tags: ['phone'],
  args: { period: 'quarter', statistics: exampleHostStatistics({}, 'quarter') },
  globals: { locale: 'de' },
};
export const Definition: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'What “Occupancy” means' })),
};
export const New: Story = { args: { propertyId: undefined, statistics: exampleNewStatistics } };
export const NoHome: Story = {
  args: { statistics: undefined, hasNoHome: true, propertyId: undefined },
  globals: { locale: 'de' },
};
export const HomeOfAnother: Story = { args: { statistics: undefined, hasNoHome: true } };
export const Loading: Story = { args: { statistics: undefined } };
export const Offline: Story = { args: { statistics: undefined, problem: 'offline' } };
export const Failed: Story = { args: { statistics: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
