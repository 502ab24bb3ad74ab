import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { createExchangeRateRepository } from './exchange-rate.repository.ts';
import { createExchangeRateService } from './exchange-rate.service.ts';
import { fetchText } from './fetch-text.ts';

/** The bank's file has 2 KB. */
const LIMITS = { milliseconds: 10_000, bytesMaximum: 256 * 1024 };

/** Reads the day's rates where the bank publishes them. @throws RatesError when none can be read */
export async function refreshExchangeRates(
  url: string,
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: () => Date,
): Promise<void> {
  const service = createExchangeRateService(createExchangeRateRepository(database), log, now);
  await service.refresh(await fetchText(url, LIMITS));
}
