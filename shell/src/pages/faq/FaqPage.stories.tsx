import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleFaq } from '../examples/example-information-page.ts';
import { Page } from './FaqPage.tsx';

const meta: Meta<typeof Page> = {
  title: 'Shell/Pages/Faq',
  component: Page,
  args: { data: exampleFaq() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Page>;

/** Types as a person does: React hears of a value that the element itself was given. */
const typing =
  (text: string): Story['play'] =>
  ({ canvasElement }) => {
    const field = canvasElement.querySelector('input');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };

export const AllQuestions: Story = {};

export const Found: Story = { play: typing('cafe') };

export const NothingFound: Story = { play: typing('Wohnungsbesichtigungsterminvereinbarungsbestätigung') };
