import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { skipLinkGuide } from './SkipLink.guide.ts';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta<typeof SkipLink> = {
  title: 'Kit/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: { guide: skipLinkGuide, docs: { story: { inline: false } } },
  args: { href: '#content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <p>Press the tab key.</p>
      </main>
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Hidden: Story = {};

export const Focused: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};
