import { Notice } from './Notice.tsx';

/** Read out when it comes; nothing while nothing is wrong. */
export function ErrorNotice({ text }: { text: string | undefined }) {
  return (
    text && (
      <div role="alert">
        <Notice tone="error">{text}</Notice>
      </div>
    )
  );
}
