import { Type } from 'typebox';
import { Hook, ProviderEvent } from './mangopay.schema.ts';
import type { MangopayClient } from './mangopay-client.ts';
import type { Outcome } from './outcome.ts';

/** What the provider tells of; nothing else is asked for. */
export const EVENT_TYPES = [
  'PAYIN_NORMAL_SUCCEEDED',
  'PAYIN_NORMAL_FAILED',
  'PREAUTHORIZATION_SUCCEEDED',
  'PREAUTHORIZATION_FAILED',
  'PREAUTHORIZATION_PAYMENT_WAITING',
  'DEPOSIT_PREAUTHORIZATION_PAYMENT_WAITING',
  'DEPOSIT_PREAUTHORIZATION_FAILED',
  'PAYIN_REFUND_SUCCEEDED',
  'PAYIN_REFUND_FAILED',
  'DISPUTE_CREATED',
  'DISPUTE_SUBMITTED',
  'DISPUTE_CLOSED',
  'IDENTITY_VERIFICATION_VALIDATED',
  'IDENTITY_VERIFICATION_FAILED',
  'IDENTITY_VERIFICATION_INCONCLUSIVE',
  'IDENTITY_VERIFICATION_OUTDATED',
  'RECIPIENT_ACTIVE',
  'RECIPIENT_CANCELED',
  'PAYOUT_NORMAL_SUCCEEDED',
  'PAYOUT_NORMAL_FAILED',
  'PAYOUT_REFUND_NORMAL_SUCCEEDED',
] as const;

const PER_PAGE = 100;
/** `moreAfter` is the instant of the page's last event, undefined where it is the last page. */
export type EventPage = { events: ProviderEvent[]; moreAfter: Date | undefined };

/** The provider's hooks and events. */
export function createNotices({ call }: Pick<MangopayClient, 'call'>) {
  const listHooks = () =>
    call({ method: 'GET', path: `/hooks?per_page=${PER_PAGE}`, answer: Type.Array(Hook) });
  const update = (id: string, body: object) =>
    call({ method: 'PUT', path: `/hooks/${id}`, body, answer: Hook });
  const create = (eventType: string, url: string) =>
    call({ method: 'POST', path: '/hooks', body: { EventType: eventType, Url: url }, answer: Hook });
  /** A hook that became invalid is valid again once it was disabled and enabled. */
  const renew = async (hook: Hook, url: string): Promise<Outcome<Hook>> => {
    if (hook.Url === url && hook.Status === 'ENABLED' && hook.Validity === 'VALID')
      return { is: 'answered', value: hook };
    await update(hook.Id, { Url: url, Status: 'DISABLED' });
    return update(hook.Id, { Url: url, Status: 'ENABLED' });
  };

  return {
    /** Has each of `EVENT_TYPES` sent to the address. Repeated, it changes nothing. */
    async registerHooks(url: string): Promise<Outcome<null>> {
      const known = await listHooks();
      if (known.is !== 'answered') return known;
      for (const eventType of EVENT_TYPES) {
        const hook = known.value.find(({ EventType: type }) => type === eventType);
        const outcome = hook ? await renew(hook, url) : await create(eventType, url);
        if (outcome.is !== 'answered') return outcome;
      }
      return { is: 'answered', value: null };
    },

    /** A page of events since an instant, oldest first; `events` are those of `EVENT_TYPES`. */
    async listEvents(since: Date, page: number): Promise<Outcome<EventPage>> {
      const after = Math.floor(since.getTime() / 1000);
      const outcome = await call({
        method: 'GET',
        path: `/events?AfterDate=${after}&Sort=Date:ASC&per_page=${PER_PAGE}&page=${page}`,
        answer: Type.Array(ProviderEvent),
      });
      if (outcome.is !== 'answered') return outcome;
      const last = outcome.value.length < PER_PAGE ? undefined : outcome.value.at(-1);
      const events = outcome.value.filter(({ EventType: type }) => isWanted(type));
      return { is: 'answered', value: { events, moreAfter: last && new Date(last.Date * 1000) } };
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;

function isWanted(eventType: string): boolean {
  return EVENT_TYPES.some((name) => name === eventType);
}
