import { useRootStore } from '@moien/shared-lib';
import { useEffect, useMemo, useState } from 'react';

export type CountryChoice = { code: string; name: string };

/** Of the countries of the document, which has only those with homes, until the answer with all is there. */
export function useCountries(): readonly CountryChoice[] {
  const { api, languageTag, essentials } = useRootStore();
  const [countries, setCountries] = useState(essentials.essentials.countryArray);
  useEffect(() => {
    let isGone = false;
    void api.call('getEssentials', { body: { languageTag } }).then((outcome) => {
      if (outcome.kind === 'ok' && !isGone) setCountries(outcome.value.countryArray);
    });
    return () => {
      isGone = true;
    };
  }, [api, languageTag]);
  return useMemo(() => {
    const { compare } = new Intl.Collator(languageTag);
    return countries
      .map(({ code, name }) => ({ code, name: name[languageTag] }))
      .sort((one, other) => compare(one.name, other.name));
  }, [countries, languageTag]);
}
