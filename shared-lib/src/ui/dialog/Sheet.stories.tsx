import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { sheetGuide } from './Sheet.guide.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

function SheetWithButton({ isOpen: isOpenAtFirst, ...props }: SheetProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const meta: Meta<typeof Sheet> = {
  title: 'Kit/Sheet',
  component: Sheet,
  tags: ['autodocs'],
  parameters: { guide: sheetGuide, docs: { story: { inline: false } } },
  render: (args) => <SheetWithButton {...args} />,
  args: {
    isOpen: true,
    title: 'Filters',
    closeLabel: 'Close',
    children: <TextField label="Price of a night, at most" inputMode="numeric" />,
    footer: (
      <>
        <Button>Clear all</Button>
        <Button variant="primary">Show 214 homes</Button>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Sheet>;

export const Closed: Story = { args: { isOpen: false } };
export const Open: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };

/** German's long words, and more than a screen: what is inside scrolls, title and buttons stay. */
export const Overflow: Story = {
  args: {
    title: 'Ausstattungsmerkmale und Nebenkostenabrechnungsbestimmungen',
    closeLabel: 'Schließen',
    children: Array.from({ length: 20 }, (_, index) => `Ausstattungsmerkmal ${index + 1}`).map((name) => (
      <p key={name}>{name}: Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</p>
    )),
  },
};
