import { LinkifyIt } from 'linkify-it';
import { Fragment, type ReactNode } from 'react';

const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

/** What somebody wrote, with its web addresses as links that tell the other site nothing of this one. */
export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let next = 0;
  for (const { index, lastIndex, url, text: shown } of links.match(text) ?? []) {
    if (!/^https?:/i.test(url)) continue;
    parts.push(
      <Fragment key={next}>{text.slice(next, index)}</Fragment>,
      <a key={index} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
        {shown}
      </a>,
    );
    next = lastIndex;
  }
  return (
    <>
      {parts}
      {text.slice(next)}
    </>
  );
}
