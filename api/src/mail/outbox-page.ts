import { escapeHtml } from '@moien/contract';
import type { OutboxMail } from './outbox.ts';

export const OUTBOX_PATH = '/dev/outbox';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
ol { list-style: none; padding: 0 }
li { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
li a { display: block; padding: .75rem .5rem; color: inherit; text-decoration: none }
li a:hover, li a:focus-visible { background: color-mix(in srgb, currentColor 8%, transparent) }
li span { display: block; font-size: .875rem; opacity: .75 }
dt { font-weight: 600; float: left; margin-inline-end: .5rem } dd { margin: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem }
iframe { width: 100%; height: 42rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; background: #fff }
`;

export function outboxListPage(mails: readonly OutboxMail[], nonce: string): string {
  const items = mails.map(
    ({ name, at, to, subject }) =>
      `<li><a href="${OUTBOX_PATH}/${name}">${escapeHtml(subject)}<span>${escapeHtml(to)}, ${escapeHtml(at)}</span></a></li>`,
  );
  return page(
    'Outbox',
    nonce,
    `<h1>Outbox</h1>
<p>Mails that this site would have sent, newest first. Set SMTP_URL to send them.</p>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>There is none yet.</p>'}`,
  );
}

/** The mail's own HTML stands in a frame that runs nothing and loads nothing; its links open beside it. */
export function outboxMailPage({ name, at, to, subject, text }: OutboxMail, nonce: string): string {
  return page(
    subject,
    nonce,
    `<p><a href="${OUTBOX_PATH}">Outbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>At</dt><dd>${escapeHtml(at)}</dd></dl>
<p><a href="${OUTBOX_PATH}/${name}.eml" download>As it would have been sent (.eml)</a></p>
<h2>Text</h2>
<pre>${withLinks(text)}</pre>
<h2>HTML</h2>
<iframe title="HTML" src="${OUTBOX_PATH}/${name}.html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  );
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s&<>"']+(?:&amp;[^\s&<>"']+)*/g, '<a href="$&">$&</a>');
}

function page(title: string, nonce: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
