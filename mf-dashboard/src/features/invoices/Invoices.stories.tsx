import type { Invoice } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { LoadProblem } from '@moien/shared-lib/paged-list';
import { exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { exampleInvoice, exampleInvoices } from '../examples/example-invoice.ts';
import { Invoices } from './Invoices.tsx';
import { InvoicesStore } from './invoices-store.ts';
import { type InvoicesView, readView } from './invoices-view.ts';
import type { YearDownload } from './year-download.ts';

type Args = {
  view: InvoicesView;
  items: readonly Invoice[] | undefined;
  problem: LoadProblem | undefined;
  moreProblem: LoadProblem | undefined;
  nextCursor: string | null;
  years: readonly number[];
  failure: YearDownload['failure'];
  waitingYear: number | undefined;
};

function InState({ view, years, failure, waitingYear, ...list }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new InvoicesStore(root);
    runInAction(() => {
      root.session.follow(exampleSession);
      made.yearArray = years;
      Object.assign(made.yearDownload, { failure, year: waitingYear });
      Object.assign(made.listOf(view), list);
    });
    return made;
  });
  return (
    <main>
      <Invoices store={store} view={view} />
    </main>
  );
}

const viewOf = (query: string) => readView(new URLSearchParams(query));

const meta: Meta<typeof InState> = {
  title: 'Dashboard/Invoices',
  component: InState,
  args: {
    view: viewOf(''),
    items: exampleInvoices,
    problem: undefined,
    moreProblem: undefined,
    nextCursor: null,
    years: [2030, 2029],
    failure: undefined,
    waitingYear: undefined,
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const All: Story = {};
export const AllWide: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const AllOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const French: Story = { globals: { locale: 'fr' } };
export const Filtered: Story = {
  args: { view: viewOf('kind=invoice&role=owner&year=2029'), items: exampleInvoices.slice(3) },
};
export const OfBooking: Story = {
  args: { view: viewOf(`bookingId=${exampleInvoice().bookingId}`), items: exampleInvoices.slice(0, 3) },
};
export const More: Story = { args: { nextCursor: 'next' } };
export const MoreFailed: Story = { args: { nextCursor: 'next', moreProblem: 'offline' } };
export const YearOnItsWay: Story = { args: { waitingYear: 2030 } };
export const YearTooLong: Story = {
  args: {
    failure: {
      message: 'A year can hold at most 1,000 documents in one file. Download them one by one.',
    },
  },
};
export const Loading: Story = { args: { items: undefined, years: [] } };
export const LoadingOnPhone: Story = { ...Loading, tags: ['phone'], globals: { locale: 'de' } };
export const Empty: Story = { args: { items: [], years: [] } };
export const EmptyFiltered: Story = { args: { view: viewOf('kind=credit-note&year=2029'), items: [] } };
export const EmptyOfBooking: Story = {
  args: { view: viewOf(`bookingId=${exampleInvoice().bookingId}`), items: [] },
};
export const Offline: Story = { args: { items: undefined, years: [], problem: 'offline' } };
export const Failed: Story = { args: { items: undefined, years: [], problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };
export const LongWords: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: {
    items: [
      exampleInvoice({
        kind: 'credit-note',
        subject: 'owner-fee',
        homeTitle: 'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
        total: 1_234_567,
        vat: 179_381,
      }),
    ],
  },
};
