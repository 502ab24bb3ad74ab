import type { BrowserContext, Page, Request } from '@playwright/test';

/** The payment provider's test cards: succeeds at once, asks for a confirmation, is declined. */
export const CARDS = {
  frictionless: '4970107111111119',
  challenge: '4970105181818183',
  declined: '4000000000000002',
};

const FIELD_NAMES = /card-?(number|cvx)/i;
/** What people and programs write between digits, also as an address carries it. */
const SEPARATORS = /[\s+.-]|%20/g;

/** Whether a text has the number of a test card, or a field that is there for card data. */
export function hasCardData(text: string): boolean {
  const digits = text.replace(SEPARATORS, '');
  return FIELD_NAMES.test(text) || Object.values(CARDS).some((number) => digits.includes(number));
}

/**
 * Everything with card data that the pages of a browser send to a site, calls and websockets; empty unless
 * something is wrong (PCI DSS: card data goes to the payment provider alone).
 */
export function watchCardData(context: BrowserContext, siteAddress: string): string[] {
  const leaks: string[] = [];
  const read = (text: string) => void (hasCardData(text) && leaks.push(text));
  context.on('request', (request) => void (request.url().startsWith(siteAddress) && read(textOf(request))));
  context.on('page', (page) => readWebsockets(page, siteAddress, read));
  return leaks;
}

function readWebsockets(page: Page, siteAddress: string, read: (text: string) => void): void {
  page.on('websocket', (socket) => {
    if (socket.url().replace(/^ws/, 'http').startsWith(siteAddress))
      socket.on('framesent', ({ payload }) => read(String(payload)));
  });
}

function textOf(request: Request): string {
  return `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
}
