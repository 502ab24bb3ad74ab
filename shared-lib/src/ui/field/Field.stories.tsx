import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fieldGuide } from './Field.guide.ts';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import { FieldMessage } from './FieldMessage.tsx';

const meta: Meta<typeof Field> = {
  title: 'Kit/Field',
  component: Field,
  subcomponents: { FieldMessage },
  tags: ['autodocs'],
  parameters: { guide: fieldGuide },
  args: {
    label: 'Arrival time',
    children: (attributes) => (
      <div className={styles.box}>
        <input type="time" className={styles.control} {...attributes} />
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Field>;

/** Any element becomes a field by taking what ties it to its texts. */
export const OwnElement: Story = {};
export const WithHint: Story = { args: { hint: 'Your host hands you the keys then.', note: 'optional' } };
export const WithError: Story = { args: { error: 'Please choose a time between 14:00 and 22:00.' } };

export const LongWords: Story = {
  args: {
    label: 'Wohnungsübergabeprotokollunterzeichnungszeitpunkt',
    hint: 'Wie in der Verfügbarkeitsbenachrichtigung angegeben.',
    error: 'Bitte geben Sie den Wohnungsübergabezeitpunkt an.',
  },
};
