import type { ProviderEvent } from './mangopay.schema.ts';
import type { MangopayClient } from './mangopay-client.ts';
import { createNotices } from './notices.ts';

/** A provider with so many events, one each second. */
function noticesOf(eventCount: number) {
  const paths: string[] = [];
  const call = (({ path }: { path: string }) => {
    paths.push(path);
    const query = new URL(path, 'https://provider.example').searchParams;
    const first = (Number(query.get('page')) - 1) * 100;
    const value: ProviderEvent[] = Array.from(
      { length: Math.max(0, Math.min(100, eventCount - first)) },
      (_event, index) => ({
        EventType: index % 2 === 0 ? 'PAYIN_NORMAL_SUCCEEDED' : 'WALLET_CREATED',
        ResourceId: `payin_${first + index}`,
        Date: 1_700_000_000 + first + index,
      }),
    );
    return Promise.resolve({ is: 'answered', value });
  }) as MangopayClient['call'];
  return { notices: createNotices({ call }), paths };
}

describe('the provider’s events', () => {
  it('are read page after page, and only those that are wanted', async () => {
    const { notices, paths } = noticesOf(150);
    const outcome = await notices.listEvents(new Date(1_700_000_000_000));
    expect(paths.map((path) => new URL(path, 'https://provider.example').searchParams.get('page'))).toEqual([
      '1',
      '2',
    ]);
    expect(outcome).toMatchObject({ is: 'answered', value: { events: { length: 75 } } });
    expect(outcome.is === 'answered' && outcome.value.endedAt).toBeUndefined();
  });

  it('say where a reading ended that was too long for once', async () => {
    const { notices, paths } = noticesOf(2500);
    const outcome = await notices.listEvents(new Date(1_700_000_000_000));
    expect(paths).toHaveLength(20);
    expect(outcome).toMatchObject({
      is: 'answered',
      value: { events: { length: 1000 }, endedAt: new Date(1_700_001_999_000) },
    });
  });
});
