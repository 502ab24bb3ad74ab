import { quoteStay } from '@moien/contract';
import type { Transport } from '@moien/shared-lib';
import {
  exampleProperty,
  exampleRegistry,
  exampleRoot,
  exampleShell,
  exampleTerms,
} from '@moien/shared-lib/testing';
import declaration from '../../../remote.json' with { type: 'json' };
import { readOptions, writeOptions } from './stay-parameters.ts';
import { stayStore } from './stay-store.ts';

const { id } = exampleProperty;
const days = 'arrivalDate=2030-04-20&departureDate=2030-04-23';

async function open(address: string) {
  const bodies: Record<string, unknown>[] = [];
  const transport: Transport = async ({ body }) => {
    bodies.push(body as Record<string, unknown>);
    const quote = quoteStay({
      ...exampleTerms,
      arrivalDate: '2030-04-20',
      departureDate: '2030-04-23',
      nightCountByPriceMap: { 14200: 3 },
    });
    return { status: 200, body: { quote, nightArray: [], digest: 'A'.repeat(43), conversionRate: 1 } };
  };
  const root = exampleRoot({
    transport,
    registry: exampleRegistry(declaration as Parameters<typeof exampleRegistry>[0]),
  });
  const addresses: string[] = [];
  root.navigation.connect(exampleShell({ readdress: async (to) => void addresses.push(to) }));
  const stays = root.feature(stayStore);
  await stays.load(id, new URLSearchParams(address), '2030-04-07', new AbortController().signal, 'checkout');
  return { stays, bodies, addresses };
}

it('options stand in the address of the checkout, and decide the price', async () => {
  const { stays, bodies, addresses } = await open(`${days}&option-150=2`);
  expect(stays.optionsOf(id)).toEqual([{ featureTypeId: 150, quantity: 2 }]);
  expect(bodies.at(-1)).toMatchObject({ optionArray: [{ featureTypeId: 150, quantity: 2 }] });
  stays.setOption(id, { featureTypeId: 151, quantity: 1 });
  stays.setOption(id, { featureTypeId: 150, quantity: 0 });
  expect(addresses.at(-1)).toBe(`/de/booking/checkout/${id}?${days}&adultCount=1&option-151=1`);
});

it('asks again for a price that is fresh, once it is said to be another one', async () => {
  const { stays, bodies } = await open(days);
  await stays.retry(id);
  expect(bodies).toHaveLength(1);
  await stays.refresh(id);
  expect(bodies).toHaveLength(2);
  await stays.retry(id);
  expect(bodies).toHaveLength(2);
});

it.each([
  ['', []],
  ['option-150=2&option-x=1&option-151=0&option-152=-1&adultCount=2', [{ featureTypeId: 150, quantity: 2 }]],
  ['option-150=99', [{ featureTypeId: 150, quantity: 50 }]],
])('reads the options of "%s" leniently', (address, options) => {
  expect(readOptions(address)).toEqual(options);
});

it('writes options in the place of those that were there', () => {
  const address = 'term=night&option-150=2';
  expect(writeOptions([{ featureTypeId: 151, quantity: 3 }], address).toString()).toBe(
    'term=night&option-151=3',
  );
});
