import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styles from './Foundations.module.css';
import { Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Voice' };
export default meta;

type Story = StoryObj;

const moments = [
  ['Greeting', 'Come in.', 'Entrez.', 'Kommen Sie herein.'],
  [
    'Nothing found',
    'No home fits all of this. Try other dates or a wider circle.',
    'Aucun logement ne réunit tout cela. Essayez d’autres dates ou un rayon plus large.',
    'Kein Zuhause passt zu allem. Versuchen Sie andere Tage oder einen größeren Umkreis.',
  ],
  [
    'Something failed',
    'The message was not sent. Please try again.',
    'Le message n’est pas parti. Veuillez réessayer.',
    'Die Nachricht wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
  ],
  [
    'A field is wrong',
    'Please write the whole address, such as name@example.lu.',
    'Veuillez écrire l’adresse entière, par exemple nom@example.lu.',
    'Bitte geben Sie die ganze Adresse an, zum Beispiel name@example.lu.',
  ],
  ['Done', 'The home is saved.', 'Le logement est enregistré.', 'Das Zuhause ist gemerkt.'],
] as const;

const habits = [
  ['Short sentences, one thought each', 'Two thoughts joined by a dash'],
  ['What happened, then what to do', 'Whose fault it was'],
  ['“Book” and “Save” on a button: verbs', '“OK” and “Submit”'],
  ['A full stop', 'An exclamation mark'],
  ['“vous” in French, “Sie” in German', '“tu” and “du”'],
  ['“1.450 €” as the language writes it', 'A price without what it contains'],
] as const;

/** How a good host speaks, in three languages. */
export const Tone: Story = {
  render: () => (
    <Page
      title="Voice"
      intro="Moïen is a hello. The product speaks as a good host does: warmly, briefly, and never louder than the guest."
    >
      <Section title="The same moment in three languages">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <section className={styles.scroll} aria-label="Moments" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Moment</th>
                <th scope="col">English</th>
                <th scope="col">Français</th>
                <th scope="col">Deutsch</th>
              </tr>
            </thead>
            <tbody>
              {moments.map(([moment, english, french, german]) => (
                <tr key={moment}>
                  <th scope="row">{moment}</th>
                  <td lang="en">{english}</td>
                  <td lang="fr">{french}</td>
                  <td lang="de">{german}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Section>
      <Section title="Habits">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">We write</th>
              <th scope="col">We do not</th>
            </tr>
          </thead>
          <tbody>
            {habits.map(([wanted, unwanted]) => (
              <tr key={wanted}>
                <td>{wanted}</td>
                <td>{unwanted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </Page>
  ),
};
