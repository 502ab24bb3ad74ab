import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Heart from 'lucide-react/icons/heart';
import { IconButton } from '../icon-button/IconButton.tsx';
import { tooltipGuide } from './Tooltip.guide.ts';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: { guide: tooltipGuide },
  args: { text: 'Save this home', children: <IconButton label="Save this home" icon={Heart} /> },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

const focus = ({ canvasElement }: { canvasElement: HTMLElement }) => {
  canvasElement.querySelector('button')?.focus({ focusVisible: true } as FocusOptions);
};

export const Closed: Story = {};
export const Open: Story = { play: focus };
export const Below: Story = { args: { side: 'bottom' }, play: focus };

export const LongWords: Story = {
  args: {
    text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung für Ferienwohnungen merken',
    children: <IconButton label="Merken" icon={Heart} />,
  },
  play: focus,
};
