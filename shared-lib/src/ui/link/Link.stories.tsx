import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { linkGuide } from './Link.guide.ts';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = {
  title: 'Kit/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: { guide: linkGuide },
  args: { href: '#terms', children: 'terms' },
};
export default meta;

type Story = StoryObj<typeof Link>;

export const Inline: Story = {
  render: (args) => (
    <p>
      I accept the <Link {...args} /> of this house.
    </p>
  ),
};

export const Alone: Story = { args: { look: 'alone', children: 'See every home in Trier' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Cookies policy' } };

/** It says that it opens in a new tab. */
export const External: Story = {
  args: { href: 'https://www.geonames.org', newTabLabel: 'opens in a new tab', children: 'GeoNames' },
};

export const LongWords: Story = {
  args: {
    newTabLabel: 'öffnet sich in einem neuen Tab',
    children: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};
