import { Wordmark } from '@moien/shared-lib/ui';
import { entryAddress } from '../docs/entry-address.ts';
import styles from './Pages.module.css';
import { places } from './places.ts';

/** What somebody sees who opens Storybook. */
export function WelcomePage() {
  return (
    <div className={`${styles.page} sb-unstyled`}>
      <header className={styles.hello}>
        <Wordmark />
        <h1>Every screen, every state</h1>
        <p className={styles.lead}>
          This is where the design of Moïen is looked at, tried and agreed on. Everything here is the real
          code with example data: what you see is what visitors get.
        </p>
      </header>
      <Places />
      <div className={styles.columns}>
        <Tools />
        <Reviewing />
        <Approving />
        <Words />
      </div>
    </div>
  );
}

function Places() {
  return (
    <section className={styles.section}>
      <h2>What is where</h2>
      <ul className={styles.places}>
        {places.map(({ name, entry, text }) => (
          <li key={name}>
            <a className={styles.place} href={entryAddress(entry)} target="_top">
              <strong>{name}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tools() {
  return (
    <section className={styles.section}>
      <h2>The toolbar</h2>
      <ul className={styles.steps}>
        <li>
          <strong>Theme</strong>: light or dark.
        </li>
        <li>
          <strong>Language</strong>: English, French or German. Some stories are in German whatever you
          choose: they show long words.
        </li>
        <li>
          <strong>Text size</strong>: 100 to 200 %, as people set it in their browser.
        </li>
        <li>
          <strong>Viewport</strong>: phone, tablet or desktop.
        </li>
        <li>
          <strong>Controls</strong> below a story of the kit change what it is given;{' '}
          <strong>Accessibility</strong> says what its checks found.
        </li>
      </ul>
    </section>
  );
}

function Reviewing() {
  return (
    <section className={styles.section}>
      <h2>How to review</h2>
      <ol className={styles.steps}>
        <li>Walk through the journey that has changed.</li>
        <li>Open the stories of its screens: there is one for each state, also loading, empty and failed.</li>
        <li>Look at phone, tablet and desktop, in light and dark, in German, and with the text at 200 %.</li>
        <li>Go through it with the Tab key alone: every stop is visible, in order, and can be left.</li>
        <li>
          Say what should be different by the name of the story and the state of the toolbar. Its address
          holds both.
        </li>
      </ol>
    </section>
  );
}

function Approving() {
  return (
    <section className={styles.section}>
      <h2>How a story becomes an approved picture</h2>
      <ol className={styles.steps}>
        <li>Every story is photographed in light and dark and compared with its approved picture.</li>
        <li>
          If it looks different, the check fails and the new picture lies in <code>var/screenshots</code>.
        </li>
        <li>
          Look at both. If the change is wanted, <code>npm run screenshots</code> approves it.
        </li>
        <li>
          The picture is committed with the change, in <code>tooling/storybook/screenshots</code>: the history
          of a picture is the history of the design.
        </li>
      </ol>
      <p>Pages to read, such as this one, are not photographed.</p>
    </section>
  );
}

function Words() {
  return (
    <section className={styles.section}>
      <h2>Words you will meet</h2>
      <ul className={styles.steps}>
        <li>
          <strong>Story</strong>: one component or page in one state.
        </li>
        <li>
          <strong>Token</strong>: the name of a colour, size or duration. Both themes come from the same
          names.
        </li>
        <li>
          <strong>Kit</strong>: the components that every page is made of.
        </li>
        <li>
          <strong>Shell</strong>: header, menus, footer and everything else that stays while pages change.
        </li>
      </ul>
    </section>
  );
}
