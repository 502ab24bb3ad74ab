import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Search from 'lucide-react/icons/search';
import { Icon } from '../icon/Icon.tsx';
import { buttonGuide } from './Button.guide.ts';
import { Button, buttonAttributes } from './Button.tsx';

const meta: Meta<typeof Button> = {
  title: 'Kit/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: { guide: buttonGuide },
  argTypes: { disabled: { control: 'boolean' } },
  args: { children: 'Show homes' },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete my account' } };
export const Large: Story = { args: { variant: 'primary', size: 'large' } };
export const Busy: Story = { args: { variant: 'primary', isBusy: true } };
export const Disabled: Story = { args: { variant: 'primary', disabled: true } };

export const WithIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        <Icon of={Search} /> Show homes
      </>
    ),
  },
};

/** A link that looks like a button. */
export const AsLink: Story = {
  render: () => (
    <a href="#homes" {...buttonAttributes({ variant: 'primary' })}>
      Show homes
    </a>
  ),
};

/** German's long words wrap on a narrow phone instead of leaving the screen. */
export const LongText: Story = {
  args: {
    variant: 'primary',
    isWide: true,
    children: 'Verfügbarkeitsbenachrichtigungen für Ferienwohnungen einschalten',
  },
};
