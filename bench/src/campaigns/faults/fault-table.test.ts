import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS } from '@moien/contract';
import { rootDirectory } from '@moien/tooling/paths';
import { FAULT_CASES } from '@moien/tooling/testing/fault-cases';

const page = readFileSync(join(rootDirectory, 'docs', 'faults.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| MF-/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

it('the page about faults has the table of the contract, in its words', () => {
  expect(rows.map(([code, phase, what, _does, remedy]) => ({ code, phase, what, remedy }))).toEqual(
    Object.entries(FAULTS).map(([code, fault]) => ({ code, ...fault })),
  );
});

it('and says of each fault what the page does', () => {
  expect(rows.filter(([, , , does]) => !does)).toEqual([]);
});

it('every fault of a page that was not seen yet is in the table that the campaign goes through', () => {
  const early = Object.keys(FAULTS).filter((code) => /^MF-(1|2|3|401)/.test(code));
  expect([...new Set(FAULT_CASES.map(({ fault }) => fault))].sort()).toEqual(early);
});
