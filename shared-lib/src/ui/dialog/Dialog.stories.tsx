import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { dialogGuide } from './Dialog.guide.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function DialogWithButton({ isOpen: isOpenAtFirst, footer, ...props }: DialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the advert</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          footer ?? (
            <>
              <Button onClick={close}>Keep it</Button>
              <Button variant="primary" onClick={close}>
                Delete it
              </Button>
            </>
          )
        }
      />
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Kit/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { guide: dialogGuide, docs: { story: { inline: false } } },
  render: (args) => <DialogWithButton {...args} />,
  args: {
    isOpen: true,
    title: 'Delete this advert?',
    description: 'Nobody will find it any more. Bookings that exist remain.',
    closeLabel: 'Close',
    children: null,
  },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Closed: Story = { args: { isOpen: false } };
export const Question: Story = {};

export const WithField: Story = {
  args: {
    title: 'Report this advert',
    description: undefined,
    children: <TextField label="What’s wrong?" error="Please tell us briefly what’s wrong." />,
  },
};

/** German's long words, and more text than a screen: the text scrolls, title and buttons stay. */
export const Overflow: Story = {
  args: {
    title: 'Verfügbarkeitsbenachrichtigungen für Ferienwohnungen ausschalten',
    closeLabel: 'Schließen',
    children: Array.from({ length: 24 }, (_, index) => `Absatz ${index + 1}`).map((name) => (
      <p key={name}>
        {name}: Rechtsschutzversicherungsgesellschaften und Grundstücksverkehrsgenehmigungszuständigkeiten.
      </p>
    )),
    footer: (
      <>
        <Button isWide>Benachrichtigungseinstellungen behalten</Button>
        <Button isWide variant="primary">
          Benachrichtigungen ausschalten
        </Button>
      </>
    ),
  },
};
