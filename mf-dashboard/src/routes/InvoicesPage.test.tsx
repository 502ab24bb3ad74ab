import { runInThisContext } from 'node:vm';
import type { Invoice, InvoicePage as Page, Session } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleInvoice, exampleInvoices } from '../features/examples/example-invoice.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { invoicesStore } from '../features/invoices/invoices-store.ts';
import { invoicesTexts } from '../features/invoices/invoices-texts.ts';
import { readView } from '../features/invoices/invoices-view.ts';
import { InvoicesPage } from './InvoicesPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

const ownFetch = globalThis.fetch;
beforeAll(async () => void (await invoicesTexts.en.load()), 60_000);
afterEach(() => {
  cleanup();
  globalThis.fetch = ownFetch;
});

const GET = 'GET /api/invoices';
const TITLE = 'Receipts and invoices';
const { id, number, bookingId } = exampleInvoice();
const guest: Session = {
  ...exampleSession,
  profile: exampleSession.profile && { ...exampleSession.profile, mangopayUserId: null },
};

const page = (invoiceArray: readonly Invoice[], changes: Partial<Page> = {}): ExampleAnswer => {
  const body: Page = {
    invoiceArray: [...invoiceArray],
    nextCursor: null,
    yearArray: [2030, 2029],
    ...changes,
  };
  return { status: 200, body };
};

async function open(search: string, answers: ExampleAnswer[], session = exampleSession) {
  const view = readView(new URLSearchParams(search));
  const shown = renderPage(<InvoicesPage data={{ view }} />, {
    session,
    answers: { [GET]: answers },
    load: (root) => root.feature(invoicesStore).open(view),
  });
  await screen.findByRole('heading', { level: 1, name: TITLE });
  return shown;
}

const list = () => screen.findByRole('region', { name: TITLE });
const filter = (name: string) => within(screen.getByRole('navigation', { name }));
const choices = (name: string) =>
  filter(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1] ?? '']);
const chosen = (name: string) => filter(name).getByRole('link', { current: true }).textContent;

describe('the page of invoices', () => {
  it('says of each what it is, for which stay, its number, day and amount, and gives its file', async () => {
    await open('', [page(exampleInvoices)]);
    const items = within(await list()).getAllByRole('listitem');
    expect(
      items.map((item) => {
        const { getByRole } = within(item);
        return [getByRole('heading').textContent, getByRole('strong').textContent];
      }),
    ).toEqual([
      ['Credit note · Stay', '−€282'],
      ['Invoice · Service fee', '€38.76'],
      ['Receipt · Stay', '€684.76'],
      ['Invoice · Host fee', '€19.38'],
    ]);
    const receipt = within(items[2] as HTMLElement);
    expect(receipt.getByText('8 Apr 2030').parentElement?.textContent).toBe('R-2030-000012 · 8 Apr 2030');
    expect(receipt.getByRole('link', { name: exampleInvoice().homeTitle }).getAttribute('href')).toBe(
      `/en/rental-booking/${bookingId}`,
    );
    const file = receipt.getByRole('link', { name: `Download PDF ${number}` });
    expect([file.getAttribute('href'), file.hasAttribute('download')]).toEqual([
      `/api/invoices/${id}/pdf`,
      true,
    ]);
    expect(within(items[1] as HTMLElement).getByText('incl. €5.63 VAT')).not.toBeNull();
    expect(receipt.queryByText(/VAT/)).toBeNull();
  });

  it('has no filter by year while there is one alone', async () => {
    await open('', [page(exampleInvoices, { yearArray: [2030] })]);
    await screen.findAllByRole('heading', { level: 2 });
    expect(screen.queryByRole('navigation', { name: 'Year' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Kind' })).not.toBeNull();
  });

  it('has filters in its address, which keep each other', async () => {
    await open('kind=invoice&year=2029', [page(exampleInvoices.slice(3))]);
    await list();
    expect(choices('Kind')).toEqual([
      ['All kinds', 'year=2029'],
      ['Receipts', 'year=2029&kind=receipt'],
      ['Invoices', 'year=2029&kind=invoice'],
      ['Credit notes', 'year=2029&kind=credit-note'],
    ]);
    expect(choices('Year')).toEqual([
      ['All years', 'kind=invoice'],
      ['2030', 'year=2030&kind=invoice'],
      ['2029', 'year=2029&kind=invoice'],
    ]);
    expect(choices('Your role')[2]).toEqual(['As a host', 'year=2029&kind=invoice&role=owner']);
    expect(['Kind', 'Year', 'Your role'].map(chosen)).toEqual(['Invoices', '2029', 'Both roles']);
  });

  it('asks nobody for a role who has one alone', async () => {
    await open('', [page(exampleInvoices.slice(0, 3))], guest);
    await list();
    expect(screen.queryByRole('navigation', { name: 'Your role' })).toBeNull();
    cleanup();
    await open('role=owner', [page([])], guest);
    expect(chosen('Your role')).toBe('As a host');
  });

  it('shows those of one booking, and leads to it and back to all', async () => {
    await open(`bookingId=${bookingId}`, [page([exampleInvoice()])]);
    await list();
    expect(choices('For this booking').map(([name]) => name)).toEqual([
      'Open the booking',
      'Show all documents',
    ]);
    expect(screen.queryByRole('navigation', { name: 'Kind' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'A whole year at once' })).toBeNull();
  });

  it.each([
    ['', 'No documents yet', 'See your stays', '/en/dashboard/bookings'],
    ['kind=receipt', 'Nothing matches this choice', 'Show all documents', '/en/dashboard/invoices'],
    [
      `bookingId=${bookingId}`,
      'No document for this booking yet',
      'Open the booking',
      `/en/rental-booking/${bookingId}`,
    ],
  ])('leads on where there are none of "%s"', async (search, title, name, href) => {
    await open(search, [page([], { yearArray: [] })]);
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    expect(screen.getAllByRole('link', { name }).at(-1)?.getAttribute('href')).toBe(href);
    expect(screen.queryByRole('navigation', { name: 'Kind' }) !== null).toBe(search === 'kind=receipt');
  });

  it.each([
    [0, 'There’s no connection'],
    [500, 'We couldn’t load your documents'],
  ])('says what became of it at %i, and tries again', async (status, title) => {
    await open('', [exampleRefusal(status), page(exampleInvoices)]);
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await list()).not.toBeNull();
  });

  it('adds the next page below, and says when that fails', async () => {
    await open('', [
      page(exampleInvoices.slice(0, 2), { nextCursor: 'next' }),
      exampleRefusal(0),
      page(exampleInvoices.slice(2)),
    ]);
    const more = await screen.findByRole('button', { name: 'Show more' });
    fireEvent.click(more);
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load more.');
    fireEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole('heading', { name: / · / })).toHaveLength(4));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('the file of a year', () => {
  const press = async (answer: () => Promise<Partial<Response>>) => {
    const asked: unknown[] = [];
    globalThis.fetch = async (url) => {
      asked.push(url);
      return (await answer()) as Response;
    };
    await open('', [page(exampleInvoices)]);
    fireEvent.click(await screen.findByRole('link', { name: 'All of 2030 (zip)' }));
    return asked;
  };

  it('is a link to it, for each year', async () => {
    await open('', [page(exampleInvoices)]);
    const link = await screen.findByRole('link', { name: 'All of 2029 (zip)' });
    expect(link.getAttribute('href')).toBe('/api/invoices/years/2029/zip');
  });

  it('is handed to the browser under its name', async () => {
    const saved: string[] = [];
    const content = new Blob(['zip']);
    Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    const asked = await press(async () => ({ ok: true, blob: async () => content }));
    expect(screen.getByText(/^We’re putting the file for 2030 together/)).not.toBeNull();
    await waitFor(() => expect(saved).toEqual(['moien-2030.zip blob:zip']));
    expect(asked).toEqual(['/api/invoices/years/2030/zip']);
    await waitFor(() => expect(screen.queryByText(/^We’re putting/)).toBeNull());
    click.mockRestore();
  });

  it.each([
    ['refused', exampleRefusal(409, 'too-many-invoices').body, 'The API says too-many-invoices.'],
    ['not reached', undefined, 'We couldn’t reach the site. Please check your connection and try again.'],
  ])('says why there is none when it is %s', async (_name, body, sentence) => {
    await press(async () => {
      if (!body) throw new TypeError('There is no network.');
      return { ok: false, json: async () => body };
    });
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });
});
