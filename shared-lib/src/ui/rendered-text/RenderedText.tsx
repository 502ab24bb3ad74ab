import { classNames } from '../class-names.ts';
import styles from './RenderedText.module.css';
import { withScrollingTables } from './scrolling-tables.ts';

export interface RenderedTextProps {
  /** From the API only, which has rendered and sanitised it. */
  html: string;
  className?: string;
}

/**
 * A long text that the server has rendered from Markdown and sanitised (api/src/markdown): a short list of
 * elements, no scripts, no styles, no foreign pictures. This is the one place that puts HTML into a page as
 * it is: the text is a document of its own, and to parse it again here would send a parser along to find what
 * the server has already made sure of.
 */
export function RenderedText({ html, className }: RenderedTextProps) {
  return (
    <div
      className={classNames(styles.text, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }}
    />
  );
}
