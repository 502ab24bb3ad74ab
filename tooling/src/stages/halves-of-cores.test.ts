import { coresIn, halvesOfCores } from './halves-of-cores.ts';

it('reads the cores that Linux lists', () => {
  expect(coresIn('0-3,6')).toEqual([0, 1, 2, 3, 6]);
  expect(coresIn('5')).toEqual([5]);
  expect(coresIn('')).toEqual([]);
});

it('gives each half its cores, and one core to nobody alone', () => {
  expect(halvesOfCores([0, 1])).toEqual([{ cores: '0' }, { cores: '1' }]);
  expect(halvesOfCores([2, 3, 5])).toEqual([{ cores: '2,3' }, { cores: '5' }]);
  expect(halvesOfCores([0])).toEqual([{ cores: undefined }, { cores: undefined }]);
  expect(halvesOfCores([])).toEqual([{ cores: undefined }, { cores: undefined }]);
});
