import type { Transport } from '@moien/shared-lib';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleProperty, exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import english from '../../locales/en.json' with { type: 'json' };
import { lazyBooking } from './lazy-booking.ts';
import { StaySheet } from './StaySheet.tsx';
import { stayStore } from './stay-store.ts';

beforeAll(async () => void (await lazyBooking.load()), 60_000);
afterEach(cleanup);

const today = '2030-04-07';
const property = { ...exampleProperty, unavailableArray: [], minimumNights: 5, minimumMonths: 2 };

const refused: Transport = async () => ({
  status: 409,
  body: {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'stay-too-short',
    message: 'Too short.',
  },
});

async function open(search: string) {
  const root = exampleRoot({ languageTag: 'en', transport: refused, registry: exampleRegistry() });
  root.navigation.connect(exampleShell());
  const { signal } = new AbortController();
  await root.feature(stayStore).load(property.id, new URLSearchParams(search), today, signal);
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: english })}>
      <MemoryRouter>
        <StaySheet
          property={property}
          today={today}
          arePetsAllowed
          part="days"
          isOpen
          onClose={() => undefined}
        />
      </MemoryRouter>
    </RootStoreProvider>,
  );
}

const done = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
const steps = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const day = (date: string) => document.querySelector(`[data-day="${date}"] button`);

describe('StaySheet', () => {
  it('says which day is chosen first, and once how short a stay may be', async () => {
    await open('');
    expect(steps()).toContain('Choose when you arriveAt least 5 nights');
    expect(screen.getAllByText(/At least/)).toHaveLength(1);
    expect(done().disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Clear dates' })).toBeNull();
  });

  it.each([
    ['', '2030-04-24', '2030-04-25'],
    ['&term=month', '2030-05-31', '2030-06-20'],
  ])('offers no departure below the minimum (%s) and is not done with an arrival alone', async (...given) => {
    const [term, tooEarly, possible] = given;
    await open(`arrivalDate=2030-04-20${term}`);
    expect(day(tooEarly)?.getAttribute('aria-disabled')).toBe('true');
    expect(day(tooEarly)?.getAttribute('title')).toMatch(/^At least/);
    if (!term) expect(day(possible)?.getAttribute('aria-disabled')).toBeNull();
    expect(done().disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Clear dates' })).not.toBeNull();
  });

  it('says once why a stay is refused, and is not done with it', async () => {
    await open('arrivalDate=2030-04-20&departureDate=2030-04-22&term=night');
    expect(steps()[0]).toMatch(/^20\s–\s22 Apr, 2 nights$/);
    expect(screen.getAllByText('Too short.')).toHaveLength(1);
    expect(done().disabled).toBe(true);
  });
});
