/** @jest-environment node */
import type { LoaderContext } from '@moien/shared-lib';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleEssentials, exampleProperty, exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../remote.json' with { type: 'json' };
import { bookingService, ok, pageOf } from '../features/examples/booking-service.ts';
import {
  exampleBooking,
  exampleBookingId,
  exampleGuest,
  exampleStay,
} from '../features/examples/example-booking.ts';
import german from '../locales/de.json' with { type: 'json' };
import { checkoutRoute } from './checkout.route.ts';
import { confirmBookingPaymentRoute } from './confirm-booking-payment.route.ts';

type Route = typeof checkoutRoute;

/** As the server draws it, with the stores that it was drawn from. */
async function draw(route: Route, path: string, session = exampleGuest) {
  const { transport } = bookingService({
    'GET /api/properties/:id': ok(exampleProperty),
    'GET /api/feature-types': ok({ featureTypeByCategoryAndSubCategoryArray: [] }),
    'GET /api/bookings': pageOf(exampleBooking),
  });
  const root = exampleRoot({
    transport,
    session,
    essentials: exampleEssentials,
    registry: exampleRegistry(declaration as Parameters<typeof exampleRegistry>[0]),
  });
  const context: LoaderContext = {
    root,
    url: new URL(path, 'https://moien.example'),
    parameters: { id: exampleProperty.id },
    signal: new AbortController().signal,
  };
  const data = await route.load(context);
  const texts = createTexts('de', { search: german });
  const page = (
    <RootStoreProvider root={root} texts={texts}>
      <route.Component data={data} />
    </RootStoreProvider>
  );
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  const head = route.head(data, root, (slug, values) => texts.t(slug, { ns: 'search', ...values }));
  return { html, root, head };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('the server draws the whole checkout, with what is held for who is signed in', async () => {
  const { html, root, head } = await draw(
    checkoutRoute,
    `/de/booking/checkout/${exampleProperty.id}?${exampleStay}`,
  );
  for (const text of ['Zahlungspflichtig anfragen', '534,24', 'Wenn Sie stornieren', 'Kartennummer', '15:00'])
    expect(html).toContain(text);
  expect(JSON.stringify(root.featureSnapshots())).toContain(exampleBookingId);
  expect(head).toMatchObject({ title: `${exampleProperty.title} buchen`, isIndexed: false });
});

it('the server draws how a payment stands', async () => {
  const { html, head } = await draw(
    confirmBookingPaymentRoute,
    `/de/confirm-booking-payment?bookingId=${exampleBookingId}`,
  );
  expect(html).toContain('Ihr Aufenthalt ist noch nicht bezahlt');
  expect(head).toMatchObject({ title: 'Ihre Zahlung', isIndexed: false });
});
