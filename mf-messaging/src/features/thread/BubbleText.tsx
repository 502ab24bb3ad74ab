import { useRef } from 'react';
import { LinkedText } from './LinkedText.tsx';
import styles from './MessageBubble.module.css';
import { useFitToText } from './use-fit-to-text.ts';

/** What was written, in a bubble as wide as its lines; or, once it was deleted, that it was. */
export function BubbleText({ text, deletedText }: { text: string; deletedText?: string }) {
  const bubble = useRef<HTMLParagraphElement>(null);
  useFitToText(bubble, deletedText ?? text);
  return (
    <p ref={bubble} className={styles.bubble} data-is-deleted={deletedText !== undefined || undefined}>
      {deletedText ?? <LinkedText text={text} />}
    </p>
  );
}
