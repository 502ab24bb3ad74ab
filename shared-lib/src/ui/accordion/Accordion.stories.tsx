import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta: Meta<typeof Accordion> = { title: 'Kit/Accordion', component: Accordion };
export default meta;

type Story = StoryObj<typeof Accordion>;

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

export const Closed: Story = { args: { children: items() } };
export const OneOpen: Story = { args: { children: items(1) } };

/** What has been chosen inside stands at the end of the line. */
export const WithSummaries: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Where to" summary="Luxembourg">
          <p>Luxembourg, Esch-sur-Alzette, Trier</p>
        </AccordionItem>
        <AccordionItem title="When" summary="3 to 7 May" isOpenAtFirst>
          <p>Choose two days.</p>
        </AccordionItem>
        <AccordionItem title="Guests">
          <p>Two adults</p>
        </AccordionItem>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
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
      </>
    ),
  },
};
