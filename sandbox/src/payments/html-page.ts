import { escapeHtml } from '@moien/contract/lib/escape-html';
import type { FastifyReply } from 'fastify';
import { newSecret } from './identifiers.ts';

// Text and buttons have a contrast of at least 7:1 in both schemes.
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --text: #1b1b1f; --ground: #fff; --accent: #123f8c; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --text: #f2f2f5; --ground: #17171a; --accent: #b4ccff; --on-accent: #10182b } }
body { margin: 0; color: var(--text); background: var(--ground) }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
dt { font-weight: 600 } dd { margin: 0 0 .75rem } a { color: var(--accent) }
form { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem }
button { min-height: 2.75rem; padding: 0 1.5rem; font: inherit; border: 2px solid var(--accent); border-radius: .5rem; color: var(--on-accent); background: var(--accent); cursor: pointer }
button.second { color: var(--accent); background: transparent }
a:focus-visible, button:focus-visible { outline: 3px solid var(--text); outline-offset: 2px }
table { border-collapse: collapse } th, td { padding: .25rem 1rem .25rem 0; text-align: start; vertical-align: top }
li, td { overflow-wrap: anywhere }
`;

/**
 * A page that runs nothing and loads nothing. It has no `form-action`: browsers would apply that to the
 * redirect after a form too, and the challenge leads back to another origin.
 */
export function sendPage(
  reply: FastifyReply,
  { title, body, language = 'en' }: { title: string; body: string; language?: string },
): FastifyReply {
  const nonce = newSecret();
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}">
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
`);
}
