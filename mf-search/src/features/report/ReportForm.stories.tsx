import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReportForm } from './ReportForm.tsx';

const meta: Meta<typeof ReportForm> = {
  title: 'Search/ReportForm',
  component: ReportForm,
  args: { propertyId: exampleProperty.id, onSent: () => undefined },
};
export default meta;
type Story = StoryObj<typeof ReportForm>;

export const Empty: Story = {};

const press = (canvas: HTMLElement) => canvas.querySelector<HTMLButtonElement>('[type=submit]')?.click();

export const SentEmpty: Story = { play: ({ canvasElement }) => press(canvasElement) };

/** Nothing answers in a story. */
export const Offline: Story = {
  play: ({ canvasElement }) => {
    const value = (name: string, text: string) => {
      const field = canvasElement.querySelector(`[name=${name}]`);
      if (field) Reflect.set(field, 'value', text);
    };
    value('reason', 'other');
    value('text', 'The stairs are missing.');
    press(canvasElement);
  },
};
