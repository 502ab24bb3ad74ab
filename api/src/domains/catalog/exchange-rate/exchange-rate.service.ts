import { nightsBetween, toDay } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type Rate, readEcbRates } from './ecb-rates.ts';
import type { ExchangeRateRepository } from './exchange-rate.repository.ts';

/** How far a rate may be from the one before; more is a mistake until somebody has looked at it. */
const JUMP_MAXIMUM = 0.2;
/** After so many days without rates, as after a clone's first start, they may have moved further. */
const GAP_DAYS = 30;
const JUMP_AFTER_GAP_MAXIMUM = 0.5;

export type ExchangeRateService = ReturnType<typeof createExchangeRateService>;

export function createExchangeRateService(
  repository: ExchangeRateRepository,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: () => Date,
) {
  return {
    /**
     * Writes what the bank has published, where it is new and can be. @throws RatesError when none can be
     * read
     */
    async refresh(xml: string): Promise<void> {
      const published = readEcbRates(xml, toDay(now()));
      const newest = new Map((await repository.listNewest()).map((rate) => [rate.currency, rate]));
      const fresh = published.filter((rate) => {
        const before = newest.get(rate.currency);
        if (!before) return true;
        if (rate.day <= before.day) return false;
        if (!isJump(before, rate)) return true;
        log.error({ before, rate }, 'an exchange rate was refused: it is too far from the one before');
        return false;
      });
      if (fresh.length > 0) await repository.insertRates(fresh);
    },
  };
}

function isJump(before: Rate, rate: Rate): boolean {
  const isAfterGap = nightsBetween(before.day, rate.day) > GAP_DAYS;
  const change = Math.abs(rate.rate / before.rate - 1);
  return change > (isAfterGap ? JUMP_AFTER_GAP_MAXIMUM : JUMP_MAXIMUM);
}
