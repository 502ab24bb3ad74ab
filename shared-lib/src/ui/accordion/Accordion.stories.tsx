import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { accordionGuide } from './Accordion.guide.ts';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta: Meta<typeof AccordionItem> = {
  title: 'Kit/Accordion',
  component: AccordionItem,
  subcomponents: { Accordion },
  tags: ['autodocs'],
  parameters: { guide: accordionGuide },
  args: { title: 'When do I pay?', children: 'The first night when you book.', headingLevel: 3 },
  render: (args) => (
    <Accordion>
      <AccordionItem {...args} />
    </Accordion>
  ),
};
export default meta;

type Story = StoryObj<typeof AccordionItem>;

const questions = [
  ['When do I pay?', 'The first night when you book, the rest seven days before you arrive.'],
  ['May I bring a pet?', 'Where the home says so. The filters show only those homes.'],
  ['Who keeps the deposit?', 'An account of its own, until you and your host agree.'],
] as const;

const items = (openIndex?: number) =>
  questions.map(([question, answer], index) => (
    <AccordionItem key={question} title={question} headingLevel={3} isOpenAtFirst={index === openIndex}>
      <p>{answer}</p>
    </AccordionItem>
  ));

export const OneItem: Story = {};
export const Closed: Story = { render: () => <Accordion>{items()}</Accordion> };
export const OneOpen: Story = { render: () => <Accordion>{items(1)}</Accordion> };

/** What has been chosen inside stands at the end of the line. */
export const WithSummaries: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="Where to" summary="Luxembourg">
        <p>Luxembourg, Esch-sur-Alzette, Trier</p>
      </AccordionItem>
      <AccordionItem title="When" summary="3 to 7 May" isOpenAtFirst>
        <p>Choose two days.</p>
      </AccordionItem>
      <AccordionItem title="Guests">
        <p>Two adults</p>
      </AccordionItem>
    </Accordion>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Accordion>
      <AccordionItem
        title="Was geschieht mit der Nebenkostenabrechnungsvorauszahlung bei einer vorzeitigen Kündigung?"
        summary="Grundstücksverkehrsgenehmigungszuständigkeit"
        headingLevel={3}
        isOpenAtFirst
      >
        <p>
          Die Rechtsschutzversicherungsgesellschaft erstattet sie nach der
          Wohnungsübergabeprotokollunterzeichnung.
        </p>
      </AccordionItem>
      <AccordionItem title="Und die Hausratversicherung?" headingLevel={3}>
        <p>Sie bleibt bestehen.</p>
      </AccordionItem>
    </Accordion>
  ),
};
