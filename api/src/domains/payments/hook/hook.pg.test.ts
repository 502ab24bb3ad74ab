import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import {
  CHALLENGE,
  FRICTIONLESS,
  openPaymentSite,
  type PaymentSite,
  type TestBooking,
} from '../../../testing/payment-site.ts';
import { createHookService } from './hook.service.ts';

let site: PaymentSite;

beforeAll(async () => {
  site = await openPaymentSite();
}, 120_000);

afterAll(() => site.close());

/** As one who knows nothing but the address. */
function receive(eventType: string, resourceId: string, seconds = 1_900_000_000): Promise<void> {
  return site.payments.hooks.receive({ eventType, resourceId, date: new Date(seconds * 1000) });
}

async function challenge(answer?: 'confirm' | 'refuse') {
  const booking = await site.book();
  const { challengeUrl } = await site.pay(booking, await site.enterCard(booking, CHALLENGE));
  if (answer)
    await fetch(String(challengeUrl), {
      method: 'POST',
      body: new URLSearchParams({ answer }),
      redirect: 'manual',
    });
  return { booking, payInId: await providerIdOf(booking) };
}

async function providerIdOf(booking: TestBooking): Promise<string> {
  const { rows } = await site.client.query('select provider_id from payment_attempt where booking_id = $1', [
    booking.id,
  ]);
  return rows[0].provider_id;
}

async function countUnprocessed(): Promise<number> {
  const { rows } = await site.client.query(
    'select count(*)::int as count from payment_hook where processed_at is null',
  );
  return rows[0].count;
}

describe('a hook', () => {
  it('has the provider asked, which confirms', async () => {
    const { booking, payInId } = await challenge('confirm');
    await receive('PAYIN_NORMAL_SUCCEEDED', payInId);
    await site.runJobs();
    expect(await site.told(booking)).toEqual(['challenge', 'confirmed taken']);
    expect(await countUnprocessed()).toBe(0);
  });

  it('that comes twice, or after the later one, changes nothing more', async () => {
    const { booking, payInId } = await challenge('confirm');
    await receive('PAYIN_NORMAL_SUCCEEDED', payInId);
    await receive('PAYIN_NORMAL_SUCCEEDED', payInId);
    await receive('PAYIN_NORMAL_SUCCEEDED', payInId, 1_900_000_001);
    await receive('PAYIN_NORMAL_FAILED', payInId, 1_800_000_000);
    await Promise.all([site.runJobs(), site.runJobs()]);
    await site.runJobs();
    expect(await site.told(booking)).toEqual(['challenge', 'confirmed taken']);
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 0, lost: 0 });
  });

  it('that is forged confirms nothing', async () => {
    const { booking, payInId } = await challenge();
    await receive('PAYIN_NORMAL_SUCCEEDED', payInId);
    await receive('PAYIN_NORMAL_SUCCEEDED', 'payin_of_nobody');
    await receive('PREAUTHORIZATION_SUCCEEDED', payInId);
    await receive('DISPUTE_CREATED', payInId);
    await receive('SOMETHING_ELSE', payInId);
    await site.runJobs();
    expect(await site.find(booking)).toMatchObject({ state: 'challenge', bookingState: 'held' });
    expect(await countUnprocessed()).toBe(0);
  });

  it('waits while the provider does not answer', async () => {
    const { booking, payInId } = await challenge('confirm');
    site.server.control.injectFault({ kind: 'status-503', target: 'GET /payins/' });
    await receive('PAYIN_NORMAL_SUCCEEDED', payInId);
    await site.runJobs();
    expect(await countUnprocessed()).toBe(1);
    site.wait(30_000);
    await site.runJobs();
    expect(await countUnprocessed()).toBe(0);
    expect(await site.told(booking)).toContain('confirmed taken');
  });

  it('that cannot be applied holds up no other, and is tried again', async () => {
    const [wrong, right] = [await challenge('confirm'), await challenge('confirm')];
    const addCents = (cents: number) =>
      site.client.query('update payment_attempt set amount = amount + $2 where booking_id = $1', [
        wrong.booking.id,
        cents,
      ]);
    await addCents(1);
    await receive('PAYIN_NORMAL_SUCCEEDED', wrong.payInId);
    await receive('PAYIN_NORMAL_SUCCEEDED', right.payInId);
    await site.runJobs();
    expect(await site.told(right.booking)).toContain('confirmed taken');
    expect([await site.told(wrong.booking), await countUnprocessed()]).toEqual([['challenge'], 1]);
    await addCents(-1);
    site.wait(30_000);
    await site.runJobs();
    expect([await site.told(wrong.booking), await countUnprocessed()]).toEqual([
      ['challenge', 'confirmed taken'],
      0,
    ]);
  });

  it('that comes after many that cannot be applied is applied all the same, and those less and less often', async () => {
    const [wrong, right] = [await challenge('confirm'), await challenge('confirm')];
    const addCents = (cents: number) =>
      site.client.query('update payment_attempt set amount = amount + $2 where booking_id = $1', [
        wrong.booking.id,
        cents,
      ]);
    await addCents(1);
    for (let index = 0; index < 101; index += 1)
      await receive('PAYIN_NORMAL_SUCCEEDED', wrong.payInId, 1_700_000_000 + index);
    await receive('PAYIN_NORMAL_SUCCEEDED', right.payInId);
    await site.runJobs();
    expect(await site.told(right.booking)).toContain('confirmed taken');
    expect(await countUnprocessed()).toBe(101);
    const countTries = async () => {
      const { rows } = await site.client.query(
        'select sum(failed_count)::int as count from payment_hook where processed_at is null',
      );
      return rows[0].count;
    };
    const counts: number[] = [];
    for (const seconds of [30, 30, 30, 3600]) {
      site.wait(seconds * 1000);
      await site.payments.hooks.process();
      await site.payments.hooks.process();
      counts.push(await countTries());
    }
    expect(counts).toEqual([202, 202, 303, 404]);
    await addCents(-1);
    site.wait(HOUR_MILLISECONDS);
    await site.runJobs();
    expect([await site.told(wrong.booking), await countUnprocessed()]).toEqual([
      ['challenge', 'confirmed taken'],
      0,
    ]);
  });

  it('names the payment whose answer was lost', async () => {
    const booking = await site.book();
    const request = await site.enterCard(booking, FRICTIONLESS);
    site.server.control.injectFault({ kind: 'lose-after', target: 'POST /payins/card/direct' });
    await site.pay(booking, request);
    const payIn = site.server.control
      .objects()
      .transactions?.find((transaction) => Reflect.get(transaction, 'Tag') === request.id);
    await receive('PAYIN_NORMAL_SUCCEEDED', String(payIn?.Id));
    await site.runJobs();
    expect(await site.find(booking)).toMatchObject({ state: 'succeeded' });
  });

  it('is not stored without end', async () => {
    await site.client.query(
      `insert into payment_hook (id, event_type, resource_id, date, received_at)
       select gen_random_uuid(), 'FLOOD', 'flood' || number, now(), now() from generate_series(1, 2100) as number`,
    );
    await receive('PAYIN_NORMAL_SUCCEEDED', 'one_more');
    expect(await countUnprocessed()).toBe(2100);
    for (let round = 0; round < 40 && (await countUnprocessed()) > 0; round += 1) {
      await site.payments.hooks.process();
    }
    expect(await countUnprocessed()).toBe(0);
  });
});

describe('the provider’s events', () => {
  it('say what no hook has told', async () => {
    const { booking } = await challenge('confirm');
    await site.payments.jobs['poll-payment-events']({}, { job: { id: '1' } });
    await site.runJobs();
    expect(await site.told(booking)).toEqual(['challenge', 'confirmed taken']);
  });

  it('are read from where the last reading ended, also after a day without one', async () => {
    const poll = () => site.payments.jobs['poll-payment-events']({}, { job: { id: '1' } });
    await poll();
    const { payInId } = await challenge('confirm');
    site.wait(DAY_MILLISECONDS);
    await poll();
    const { rows } = await site.client.query('select event_type from payment_hook where resource_id = $1', [
      payInId,
    ]);
    expect(rows).toEqual([{ event_type: 'PAYIN_NORMAL_SUCCEEDED' }]);
  });

  it('that were read before the provider stopped answering are kept, and the next reading goes on there', async () => {
    const asked: [Date, number][] = [];
    const read = new Date(site.now().getTime() - DAY_MILLISECONDS);
    const unused = () => Promise.reject(new Error('Nothing is asked for.'));
    const hooks = createHookService({
      database: site.database,
      now: site.now,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      cards: { find: unused },
      record: unused,
      disputeChanged: unused,
      owners: {
        sessionChanged: unused,
        recipientChanged: unused,
        payoutChanged: unused,
        payoutReturned: unused,
      },
      notices: {
        registerHooks: unused,
        listEvents: async (since, page) => {
          asked.push([since, page]);
          if (page === 2) return { is: 'unknown', reason: 'nobody is there' };
          const events = [
            { EventType: 'PAYIN_NORMAL_FAILED', ResourceId: 'payin_kept', Date: 1_900_000_000 },
          ];
          return { is: 'answered', value: { events, moreAfter: read } };
        },
      },
    });
    await hooks.poll();
    await hooks.poll();
    expect(asked.map(([, page]) => page)).toEqual([1, 2, 1, 2]);
    expect(asked[2]?.[0]).toEqual(read);
    const { rows } = await site.client.query(
      "select count(*)::int as count from payment_hook where resource_id = 'payin_kept'",
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('are kept however many hooks strangers have sent', async () => {
    const { booking, payInId } = await challenge('confirm');
    await site.client.query(
      `insert into payment_hook (id, event_type, resource_id, date, received_at)
       select gen_random_uuid(), 'FORGED', 'forged' || number, now(), now() from generate_series(1, 2000) as number`,
    );
    await receive('PAYIN_NORMAL_SUCCEEDED', payInId);
    await site.payments.jobs['poll-payment-events']({}, { job: { id: '1' } });
    while ((await countUnprocessed()) > 0) await site.payments.hooks.process();
    await site.runJobs();
    expect(await site.told(booking)).toEqual(['challenge', 'confirmed taken']);
  });

  it('are asked for as hooks once, and again under another address', async () => {
    await site.payments.hooks.register('https://one.example');
    await site.payments.hooks.register('https://one.example');
    await site.payments.hooks.register('https://two.example');
    const hooks = site.server.control.objects().hooks ?? [];
    expect(new Set(hooks.map((hook) => Reflect.get(hook, 'Url')))).toEqual(
      new Set(['https://two.example/api/payment-hooks']),
    );
    expect(new Set(hooks.map((hook) => Reflect.get(hook, 'EventType'))).size).toBe(hooks.length);
    for (const hook of hooks) Reflect.set(hook, 'Status', 'DISABLED');
  });
});
