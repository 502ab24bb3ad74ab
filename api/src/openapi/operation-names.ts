import * as contract from '@moien/contract';

const NAMES = new Map(
  Object.entries(contract).flatMap(([name, value]): [string, string][] =>
    isCall(value) ? [[`${value.method} ${value.url}`, name]] : [],
  ),
);

/** A call of the contract is called by its name there; others say their own. */
export function operationNameOf(method: string, url: string): string | undefined {
  return NAMES.get(`${method} ${url}`);
}

function isCall(value: unknown): value is { method: string; url: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}
