import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './Foundations.module.css';
import { Page, Section } from './Page.tsx';
import { readToken } from './page-tokens.ts';

const meta: Meta = { title: 'Foundations/Motion' };
export default meta;

type Story = StoryObj;

const speeds = [
  ['fast', '150 ms', 'colours and presses of controls'],
  ['medium', '200 ms', 'what opens: popovers, sheets, accordions, toasts'],
  ['slow', '350 ms', 'from page to page (specification §9)'],
] as const;

function Speeds() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <Button onClick={() => setAway(!isAway)}>Move</Button>
      <ul className={styles.rows}>
        {speeds.map(([speed, duration, use]) => (
          <li key={speed}>
            <p className={styles.caption}>{`motion-${speed} · ${duration} · ${use}`}</p>
            <div className={styles.track} data-away={isAway || undefined}>
              <div className={styles.runner} style={{ transitionDuration: `var(--motion-${speed})` }} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Speed: Story = {
  render: () => (
    <Page
      title="Motion"
      intro="Things arrive quickly and settle. Who has asked for less motion sees none: all three speeds are nought then."
    >
      <Section title="Speeds" text={`One curve: ${readToken('motion-ease')}`}>
        <Speeds />
      </Section>
    </Page>
  ),
};
