/** Makes a client of `openapi.json` in a folder that has the packages, and a page that uses it. */
export type Generator = {
  name: string;
  packages: Record<string, string>;
  /** The program of the package and its parameters. */
  command: readonly [string, ...string[]];
  /** Compiled with the client: it stops where a name or a type is not the expected one. */
  use: string;
};

export const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    packages: { 'openapi-typescript': '7.13.0', 'openapi-fetch': '0.17.0' },
    command: ['openapi-typescript', 'openapi.json', '--output', 'openapi-typescript/client.ts'],
    use: `
import createClient from 'openapi-fetch';
import type { components, operations, paths } from './openapi-typescript/client';

const client = createClient<paths>({ baseUrl: 'https://moien.example' });
const { data, error } = await client.GET('/api/properties', {
  params: { query: { cityId: 2960316, adultCount: 2, sort: 'price', 'feature-wifi': true } },
});
export const count: number | undefined = data?.count;
export const home: components['schemas']['PropertySummary'] | undefined = data?.propertyArray[0];
export const message: string | undefined = error?.message;
export type Quote = operations['getQuote']['responses'][200]['content']['application/json'];
// @ts-expect-error: no such order
await client.GET('/api/properties', { params: { query: { sort: 'cheapest' } } });
`,
  },
  {
    name: '@hey-api/openapi-ts',
    packages: { '@hey-api/openapi-ts': '0.99.0' },
    command: [
      'openapi-ts',
      '--input',
      'openapi.json',
      '--output',
      'hey-api',
      '--client',
      '@hey-api/client-fetch',
    ],
    use: `
import { findProperties, getQuote, signIn } from './hey-api';
import type { Problem, PropertyPage } from './hey-api';

const { data, error } = await findProperties({ query: { cityId: 2960316, 'feature-rooms': '2,4' } });
export const page: PropertyPage | undefined = data;
export const problem: Problem | undefined = error;
await signIn({ body: { email: 'lea@example.com', token: '123456' } });
// @ts-expect-error: a stay has a day of departure
await getQuote({ path: { id: 'x' }, body: { arrivalDate: '2027-01-01' } });
`,
  },
  {
    name: 'orval',
    packages: { orval: '8.38.0' },
    command: ['orval', '--input', 'openapi.json', '--output', 'orval/client.ts', '--client', 'fetch'],
    use: `
import { findProperties, getQuote, signIn } from './orval/client';

const answer = await findProperties({ cityId: 2960316, sort: 'price', 'feature-wifi': true });
export const count: number = answer.status === 200 ? answer.data.count : 0;
export const message: string = answer.status === 503 ? answer.data.message : '';
await signIn({ email: 'lea@example.com', token: '123456' });
// @ts-expect-error: a stay has a day of departure
await getQuote('x', { arrivalDate: '2027-01-01' });
`,
  },
];
