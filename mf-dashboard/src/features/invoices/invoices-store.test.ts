import type { Invoice, InvoicePage, Session } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { runInAction } from 'mobx';
import { exampleInvoice, exampleInvoices } from '../examples/example-invoice.ts';
import { exampleSite } from '../examples/render-page.tsx';
import { invoicesStore } from './invoices-store.ts';
import { readView } from './invoices-view.ts';

const GET = 'GET /api/invoices';
const BOOKING_ID = exampleInvoice().bookingId;
const ALL = readView(new URLSearchParams());

const page = (invoiceArray: readonly Invoice[], nextCursor: string | null = null): ExampleAnswer => {
  const body: InvoicePage = { invoiceArray: [...invoiceArray], nextCursor, yearArray: [2030, 2029] };
  return { status: 200, body };
};

function createStore(...answers: ExampleAnswer[]) {
  const { root, sent } = exampleSite({ answers: { [GET]: answers } });
  return { root, sent, store: root.feature(invoicesStore) };
}

/** Titles of homes are in the page's language. */
it.each([
  ['', '?language=en'],
  ['kind=receipt', '?kind=receipt&language=en'],
  ['role=owner&year=2029&kind=credit-note', '?year=2029&kind=credit-note&role=owner&language=en'],
  [`bookingId=${BOOKING_ID}`, `?bookingId=${BOOKING_ID}&language=en`],
])('asks for what the address "%s" names', async (search, query) => {
  const { store, sent } = createStore(page([]));
  await store.listOf(readView(new URLSearchParams(search))).load();
  expect(sent.map(({ call }) => call)).toEqual([`${GET}${query}`]);
});

it('goes on after the cursor with the same filters, and lists nothing twice', async () => {
  const { store, sent } = createStore(
    page(exampleInvoices.slice(0, 2), 'next'),
    page(exampleInvoices.slice(1)),
  );
  const list = store.listOf({ ...ALL, year: 2030 });
  await list.load();
  await Promise.all([list.loadMore(), list.loadMore()]);
  expect(list.items).toEqual(exampleInvoices);
  expect(sent.map(({ call }) => call)).toEqual([
    `${GET}?year=2030&language=en`,
    `${GET}?year=2030&language=en&cursor=next`,
  ]);
});

it('keeps the list of each choice, and the years that the last answer named', async () => {
  const { store } = createStore(page(exampleInvoices), page([exampleInvoice()]));
  await store.listOf(ALL).load();
  await store.listOf({ ...ALL, kind: 'receipt' }).load();
  expect(store.listOf(ALL).items).toEqual(exampleInvoices);
  expect(store.listOf({ ...ALL, kind: 'receipt' }).items).toEqual([exampleInvoice()]);
  expect(store.yearArray).toEqual([2030, 2029]);
});

it('shows nobody the documents of somebody else', async () => {
  const somebodyElse: Session = {
    ...exampleSession,
    profile: exampleSession.profile && { ...exampleSession.profile, userId: BOOKING_ID },
  };
  const known = page(exampleInvoices);
  const { root, store } = createStore(known, known, exampleRefusal(0));
  store.open(ALL);
  await store.listOf(ALL).load();
  expect(store.yearArray).toHaveLength(2);
  runInAction(() => root.session.follow(somebodyElse));
  store.open(ALL);
  expect([store.listOf(ALL).items, store.yearArray]).toEqual([undefined, []]);
});
