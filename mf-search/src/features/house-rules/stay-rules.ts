import type { Property } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import type { HousePermissions } from './read-house-rules.ts';

/** `key`: the same in every language. */
export type Rule = { key: string; name: string; value: string };

/** What holds for whoever stays in a home. */
export function stayRules(
  property: Property,
  permissions: HousePermissions | undefined,
  t: TextFunction,
): Rule[] {
  const { isAvailableForShortTerm: isShort } = property;
  const yesOrNo = (isSo: boolean | undefined) => isSo !== undefined && t(isSo ? 'yes' : 'no', {});
  return namedRules(t, [
    ['guests-at-most', t('guests', { count: property.guestCount })],
    ['rule-pets', yesOrNo(permissions?.pets)],
    ['rule-smoking', yesOrNo(permissions?.smoking)],
    ['rule-parties', yesOrNo(permissions?.parties)],
    ['check-in', isShort && t('check-in-from', { time: property.checkInTime })],
    ['check-out', isShort && t('check-out-by', { time: property.checkOutTime })],
    ['minimum-nights', isShort && t('nights', { count: property.minimumNights })],
    ['maximum-nights', isShort && t('nights', { count: property.maximumNights })],
    ['same-day-turnover', isShort && yesOrNo(property.allowsSameDayTurnover)],
    ['instant-booking', isShort && yesOrNo(property.isInstantBookable)],
    ['cancellation-policy', isShort && t(`cancellation-${property.cancellationPolicy}`, {})],
  ]);
}

/** Those that have a value, under the names of their texts. */
export function namedRules(t: TextFunction, rows: [slug: string, value: string | null | false][]): Rule[] {
  return rows.flatMap(([slug, value]) => (value ? [{ key: slug, name: t(slug, {}), value }] : []));
}
