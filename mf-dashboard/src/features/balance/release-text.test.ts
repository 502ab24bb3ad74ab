import { exampleDepositRelease, exampleRelease } from '../examples/example-balance.ts';
import { breakdownOf } from './release-text.ts';

const price = (minorUnits: number) => String(minorUnits);
const rowsOf = (release: ReturnType<typeof exampleRelease>) =>
  breakdownOf(release, price, (slug: string) => slug).map(({ name, amount }) => [name, amount]);

it('breaks a stay down into share, fee and what is left', () => {
  expect(rowsOf(exampleRelease())).toEqual([
    ['share', '64600'],
    ['owner-fee', '-1938'],
    ['for-you', '62662'],
  ]);
});

it('takes no fee of a deposit, and says what made up for a reversed payment', () => {
  expect(rowsOf(exampleDepositRelease({ clawedBack: 5000, amount: 7050 }))).toEqual([
    ['share-deposit', '12050'],
    ['clawed-back', '-5000'],
    ['for-you', '7050'],
  ]);
});
