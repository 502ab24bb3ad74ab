import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styles from './Foundations.module.css';
import { Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Voice' };
export default meta;

type Story = StoryObj;

const moments = [
  ['Greeting', 'Come on in.', 'Faites comme chez vous.', 'Kommen Sie herein.'],
  [
    'Nothing found',
    'No homes match your search. Try fewer filters, other dates or a wider area.',
    'Aucun logement ne correspond à votre recherche. Essayez avec moins de filtres, d’autres dates ou un rayon plus large.',
    'Keine Unterkunft passt zu Ihrer Suche. Versuchen Sie es mit weniger Filtern, einem anderen Zeitraum oder einem größeren Umkreis.',
  ],
  [
    'Something failed',
    'We couldn’t send your message. It’s still here: please try again.',
    'Votre message n’a pas pu être envoyé. Il est toujours là\u00a0: veuillez réessayer.',
    'Ihre Nachricht konnte nicht gesendet werden. Sie ist noch da: Bitte versuchen Sie es erneut.',
  ],
  [
    'A field is wrong',
    'Please enter a complete e-mail address, such as name@example.lu.',
    'Veuillez saisir une adresse e-mail complète, par exemple nom@example.lu.',
    'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.lu.',
  ],
  ['Done', 'Link copied.', 'Lien copié.', 'Link kopiert.'],
] as const;

const habits = [
  ['Short sentences, one thought each', 'Two thoughts joined by a dash'],
  ['What happened, then what to do', '“Oops” and “An error occurred”'],
  ['“Book” and “Save” on a button: verbs', '“OK” and “Submit”'],
  ['A full stop', 'An exclamation mark'],
  ['“vous” in French, “Sie” in German', '“tu” and “du”'],
  ['“1.450 €” as the language writes it', 'A price without what it contains'],
] as const;

/** How a good host speaks, in three languages; docs/voice.md says more. */
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
