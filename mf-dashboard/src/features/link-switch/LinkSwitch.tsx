import { RouteLink } from '@moien/shared-lib';
import styles from './LinkSwitch.module.css';

export type LinkChoice = {
  key: string;
  text: string;
  /** Said of a text that is short. */
  title?: string;
  search: URLSearchParams;
  isShown: boolean;
};

type LinkSwitchProps = { label: string; route: string; choices: readonly LinkChoice[] };

/** One of few views of a page, each at an address of its own. */
export function LinkSwitch({ label, route, choices }: LinkSwitchProps) {
  return (
    <nav className={styles.switch} aria-label={label}>
      {choices.map(({ key, text, title, search, isShown }) => (
        <RouteLink
          key={key}
          className={styles.choice}
          route={route}
          search={search}
          aria-current={isShown ? 'true' : undefined}
          title={title}
        >
          {text}
        </RouteLink>
      ))}
    </nav>
  );
}
