import { Notice } from '@moien/shared-lib/ui';

/** Read out when it comes; nothing while nothing is wrong. */
export function ErrorNotice({ text }: { text: string | undefined }) {
  return (
    text && (
      <Notice tone="error" isAlert>
        {text}
      </Notice>
    )
  );
}
