import { escapeHtml } from '@moien/contract/lib/escape-html';
import type { ControlObjects } from './control.ts';
import type { FaultKind } from './faults.ts';

/** Objects of each kind that are listed, the newest. */
const LONGEST_LIST = 50;

export function overviewPage(
  objects: ControlObjects,
  faultCounts: Readonly<Record<FaultKind, number>>,
  token: string,
): { title: string; body: string } {
  const link = (path: string, text: string) =>
    `<a href="${escapeHtml(`${path}?token=${encodeURIComponent(token)}`)}">${escapeHtml(text)}</a>`;
  const lists = Object.entries(objects).map(([kind, list]) => {
    const items = list
      .slice(-LONGEST_LIST)
      .reverse()
      .map((object) => `<li>${link(`/control/objects/${object.Id}`, summaryOf(object))}</li>`);
    return `<h2>${kind}: ${list.length}</h2>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`;
  });
  const faults = Object.entries(faultCounts).map(
    ([kind, count]) => `<tr><th scope="row">${kind}</th><td>${count}</td></tr>`,
  );
  return {
    title: 'Payment server',
    body: `<h1>Payment server</h1>
<p>It stands in for MangoPay. No money moves, and all of it is forgotten when it ends.
${link('/control/calls', 'Calls that were received')}, ${link('/control/objects', 'everything as JSON')}</p>
${lists.join('\n')}
<h2>Injected faults</h2>
<table>${faults.join('')}</table>`,
  };
}

function summaryOf(object: { Id: string }): string {
  const { Status: status, ResultCode: code, DebitedFunds: funds } = { ...object } as Record<string, unknown>;
  const { Amount: amount, Currency: currency } = (funds ?? {}) as Record<string, unknown>;
  const parts = [object.Id, status, code, amount, currency];
  return parts.filter((part) => part !== undefined && part !== null).join(' ');
}
