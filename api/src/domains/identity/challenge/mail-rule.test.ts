import { SIGN_IN_CODE_MAILS, workFor } from './mail-rule.ts';

const workAt = (hour: number, day = hour, isNetworkBusy = false) =>
  workFor(SIGN_IN_CODE_MAILS, { hour, day }, isNetworkBusy);

describe('the work that a sign-in code costs', () => {
  it('is none for five an hour and ten a day, unless the network is busy', () => {
    expect([workAt(0), workAt(4), workAt(4, 9)]).toEqual([0, 0, 0]);
    expect([workAt(0, 0, true), workAt(5), workAt(0, 10)]).toEqual([4, 4, 8]);
  });

  it('doubles with every five of a day, to what an old phone does in half a minute', () => {
    expect([9, 10, 15, 20, 25, 29].map((day) => workAt(day))).toEqual([4, 8, 16, 32, 64, 64]);
  });

  it('buys no more than thirty a day', () => {
    expect([workAt(30), workAt(0, 30), workAt(0, 31, true)]).toEqual([undefined, undefined, undefined]);
  });
});
