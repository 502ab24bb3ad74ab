import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type Consent,
  CURRENCY_COOKIE,
  type CurrencyCode,
  formatConsent,
} from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { reaction } from 'mobx';
import type { RouteEnvironment } from '../../environment/route-environment.ts';
import { ONE_YEAR_SECONDS, writeCookie } from './write-cookie.ts';

/**
 * The server renders the next document with what has been chosen here, also with what was chosen before this
 * began: parts of the layout come alive one by one, and one that is pressed comes first. The answer ends it.
 */
export function rememberChoices(environment: RouteEnvironment, reload: () => void): () => void {
  const stops = [rememberCurrency(environment.root), rememberConsent(environment, reload)];
  return () => {
    for (const stop of stops) stop();
  };
}

function rememberCurrency({ currency, choices }: RootStore): () => void {
  const remember = (code: CurrencyCode) => writeCookie(CURRENCY_COOKIE, code, ONE_YEAR_SECONDS);
  if (currency.code !== choices.currency) remember(currency.code);
  return reaction(() => currency.code, remember);
}

/**
 * What a document may fetch is fixed by its policy: consent that is widened counts from the next one on, and
 * consent that is withdrawn ends this one.
 */
function rememberConsent(environment: RouteEnvironment, reload: () => void): () => void {
  const { consent, choices } = environment.root;
  const remember = (answer: Consent | undefined, former: Consent | undefined) => {
    if (!answer) return;
    writeCookie(CONSENT_COOKIE, formatConsent(answer), CONSENT_SECONDS);
    const couldFetch = former?.externalContent ?? false;
    if (answer.externalContent && !couldFetch) environment.needsDocument = true;
    if (!answer.externalContent && couldFetch) reload();
  };
  const isAnswered = consent.answer?.externalContent !== choices.consent?.externalContent;
  if (isAnswered) remember(consent.answer, choices.consent);
  return reaction(() => consent.answer, remember);
}
