import { AccordionItem } from '@moien/shared-lib/ui';
import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  title: string;
  children: ReactNode;
  /** Behind its title until somebody opens it; inside an Accordion. */
  isFolded?: boolean;
  /** At the end of the title's line while it is folded. */
  summary?: string | undefined;
};

/** A part of the booking, under its name. */
export function Section({ title, children, isFolded = false, summary }: SectionProps) {
  const id = useId();
  if (isFolded)
    return (
      <AccordionItem title={title} headingLevel={2} summary={summary}>
        <div className={styles.folded}>{children}</div>
      </AccordionItem>
    );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
