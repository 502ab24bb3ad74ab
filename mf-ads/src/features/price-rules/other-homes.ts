import type { CalendarHome } from '@moien/contract';

/** A home that may get the rules of another one too. */
export type OtherHome = { home: CalendarHome; isChosen: boolean; hasOtherCurrency: boolean };

type Known = {
  homes: readonly CalendarHome[];
  /** Whose rules they are. */
  home: CalendarHome | undefined;
  chosenIds: readonly string[];
  /** One of the rules has an amount, which fits homes of its currency alone. */
  namesPrice: boolean;
};

export function listOtherHomes({ homes, home, chosenIds, namesPrice }: Known): OtherHome[] {
  return homes
    .filter(({ propertyId }) => propertyId !== home?.propertyId)
    .map((other) => {
      const hasOtherCurrency = namesPrice && other.currency !== home?.currency;
      const isChosen = !hasOtherCurrency && chosenIds.includes(other.propertyId);
      return { home: other, hasOtherCurrency, isChosen };
    });
}
