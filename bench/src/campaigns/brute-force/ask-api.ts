import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { TypeIds } from './query-string.ts';

/** As much of a Fastify server as asking it takes. */
export interface Api {
  inject(request: {
    method: 'GET' | 'POST';
    url: string;
    payload?: object;
  }): PromiseLike<{ statusCode: number; body: string }>;
}

const NamedIds = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }));
const Essentials = Type.Object({ propertyTypeArray: NamedIds, rentalTypeArray: NamedIds });
const Page = Type.Object({
  count: Type.Integer(),
  isCountExact: Type.Boolean(),
  pageCount: Type.Integer(),
  propertyArray: Type.Array(Type.Object({ id: Type.String() })),
});

export async function readTypeIds(api: Api): Promise<TypeIds> {
  const body = await callApi(api, { method: 'POST', url: '/api/page/home/essentials', payload: {} });
  const { propertyTypeArray, rentalTypeArray } = Value.Parse(Essentials, body);
  return {
    propertyTypes: new Map(propertyTypeArray.map(({ name, id }) => [name, id])),
    rentalTypes: new Map(rentalTypeArray.map(({ name, id }) => [name, id])),
  };
}

/** Asks for every page of a search. */
export async function readAllPages(
  api: Api,
  query: string,
): Promise<{ count: number; isCountExact: boolean; ids: string[] }> {
  const first = await readPage(api, query, 1);
  const ids = first.propertyArray.map(({ id }) => id);
  for (let page = 2; page <= first.pageCount; page += 1) {
    ids.push(...(await readPage(api, query, page)).propertyArray.map(({ id }) => id));
  }
  return { count: first.count, isCountExact: first.isCountExact, ids };
}

async function readPage(api: Api, query: string, page: number) {
  const url = `/api/properties?${query}&page=${page}`;
  return Value.Parse(Page, await callApi(api, { method: 'GET', url }));
}

export async function callApi(api: Api, request: Parameters<Api['inject']>[0]): Promise<unknown> {
  const { statusCode, body } = await api.inject(request);
  if (statusCode !== 200) throw new Error(`${request.url} answered ${statusCode}: ${body.slice(0, 300)}`);
  return JSON.parse(body);
}
