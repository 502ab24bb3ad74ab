import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { toastGuide } from './Toast.guide.ts';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta: Meta<typeof Toast> = {
  title: 'Kit/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  tags: ['autodocs'],
  parameters: { guide: toastGuide, docs: { story: { inline: false } } },
  args: { dismissLabel: 'Dismiss', onDismiss: () => undefined },
  decorators: [
    (Story) => (
      <ToastRegion label="Messages">
        <Story />
      </ToastRegion>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Toast>;

export const Informative: Story = {
  args: { variant: 'informative', children: 'Prices are shown in Swiss francs from now on.' },
};
export const Success: Story = { args: { variant: 'success', children: 'Subscribed to newsletter!' } };
export const Warning: Story = {
  args: { variant: 'warning', children: 'This home is requested often. Two people look at it now.' },
};
export const Failure: Story = {
  args: { variant: 'error', children: 'The code is no longer valid. Ask for a new one.' },
};

export const WithAction: Story = {
  args: {
    variant: 'informative',
    children: 'Notification dismissed.',
    action: { label: 'Undo', onPress: () => undefined },
  },
};

export const LongText: Story = {
  args: {
    variant: 'error',
    children:
      'Die Verfügbarkeitsbenachrichtigung konnte nicht eingeschaltet werden, weil die Ferienwohnungsvermittlung gerade nicht antwortet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
};

export const Several: Story = {
  render: () => (
    <>
      <Toast variant="success" dismissLabel="Dismiss" onDismiss={() => undefined}>
        The home is saved.
      </Toast>
      <Toast variant="warning" dismissLabel="Dismiss" onDismiss={() => undefined}>
        The price has changed since yesterday.
      </Toast>
      <Toast variant="error" dismissLabel="Dismiss" onDismiss={() => undefined}>
        The message was not sent.
      </Toast>
    </>
  ),
};

/** More messages than room: the list scrolls, the newest is seen. */
export const Overflow: Story = {
  render: () => (
    <>
      {Array.from({ length: 14 }, (_, index) => `Nachricht ${index + 1}`).map((name) => (
        <Toast key={name} variant="informative" dismissLabel="Schließen" onDismiss={() => undefined}>
          {name}: Die Verfügbarkeitsbenachrichtigung ist eingeschaltet.
        </Toast>
      ))}
    </>
  ),
};
