import type { BookingOption, ExtendedData, LanguageTag, Property } from '@moien/contract';

export type NamedBookingOption = BookingOption & { text: string };

/** The extras of a home under the names of the vocabulary; one that it does not have is left out. */
export function nameBookingOptions(
  { bookingOptionArray }: Pick<Property, 'bookingOptionArray'>,
  { featureTypeByCategoryAndSubCategoryArray: categories }: ExtendedData,
  languageTag: LanguageTag,
): NamedBookingOption[] {
  const textById = new Map(
    categories
      .flatMap(({ subCategoryArray }) => subCategoryArray)
      .flatMap(({ featureTypeArray }) => featureTypeArray)
      .map(({ id, text }) => [id, text[languageTag]]),
  );
  return bookingOptionArray.flatMap((option) => {
    const text = textById.get(option.featureTypeId);
    return text === undefined ? [] : [{ ...option, text }];
  });
}
