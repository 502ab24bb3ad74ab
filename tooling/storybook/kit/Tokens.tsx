import type { ComponentTokens } from '../../src/stories/kit/component-tokens.ts';
import { entryAddress } from '../docs/entry-address.ts';
import styles from './KitPage.module.css';

/** By name of the component; put in by the build (main.ts). */
declare const KIT_TOKENS: Readonly<Record<string, ComponentTokens>>;

/** What a component looks like by, as its style sheets say it. */
export function Tokens({ component }: { component: string }) {
  const { tokens = [], parts = [] } = KIT_TOKENS[component] ?? {};
  return (
    <section className={styles.section}>
      <h2>Tokens</h2>
      {tokens.length > 0 ? (
        <ul className={styles.tokens}>
          {tokens.map((name) => (
            <li key={name} className={styles.token}>
              {name.startsWith('color-') && (
                <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              )}
              <code>--{name}</code>
            </li>
          ))}
        </ul>
      ) : (
        <p>It has no look of its own.</p>
      )}
      {parts.length > 0 && (
        <p>
          Made of{' '}
          {parts.map((part, index) => (
            <span key={part}>
              {index > 0 && ', '}
              <a href={entryAddress(`kit-${part.toLowerCase()}--docs`)} target="_top">
                {part}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}
