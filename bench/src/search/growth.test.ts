import { growthRows } from './growth.ts';

const measurement = (unit: string, values: number[]) => ({
  title: 'any',
  unit,
  reference: { name: 'bare', values },
  again: { name: 'bare again', values },
  subjects: [{ name: 'api', values: values.map((value) => value * 3) }],
});

describe('growthRows', () => {
  it('divides each size by the first one, side by side and unit by unit', () => {
    const rows = growthRows([measurement('ms', [2]), measurement('requests/s', [9]), measurement('ms', [5])]);
    expect(rows).toEqual([
      ['bare, ms', '1.00', '1.00', '2.50', '2.50'],
      ['api, ms', '1.00', '1.00', '2.50', '2.50'],
      ['bare, requests/s', '1.00', '1.00'],
      ['api, requests/s', '1.00', '1.00'],
    ]);
  });
});
