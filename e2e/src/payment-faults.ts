import type { Fault } from '@moien/sandbox/payments/faults';
import type { Page } from '@playwright/test';

/**
 * Lets the payment provider lose and delay answers. Journeys that run beside this one pay there too: a fault
 * is for the key of one payment, or harms nobody.
 */
export async function injectFaults(page: Page, ...faults: Fault[]): Promise<void> {
  for (const data of faults) await page.request.post(controlUrl('/control/faults'), { data });
}

export async function clearFaults(page: Page): Promise<void> {
  await page.request.delete(controlUrl('/control/faults'));
}

/** Where card data is sent. */
export const paymentsOrigin = () => paymentsUrl().origin;

export function controlUrl(path: string): string {
  const url = paymentsUrl();
  url.pathname = path;
  return url.href;
}

function paymentsUrl(): URL {
  const overview = process.env.MOIEN_E2E_PAYMENTS;
  if (!overview) throw new Error('MOIEN_E2E_PAYMENTS names no sandbox.');
  return new URL(overview);
}
