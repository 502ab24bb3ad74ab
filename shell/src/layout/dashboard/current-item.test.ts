import { currentItem } from './current-item.ts';

const itemOf = (path: string) => ({
  routeId: path,
  href: `/de/${path}`,
  otherPaths: path === 'dashboard/bookings' ? ['/de/rental-booking'] : [],
  icon: 'house',
  label: path,
});
const ITEMS = ['dashboard', 'dashboard/ads', 'dashboard/ads/availability', 'dashboard/bookings'].map(itemOf);

describe('currentItem', () => {
  it.each([
    ['/de/dashboard', 'dashboard', 'page'],
    ['/de/dashboard/ads', 'dashboard/ads', 'page'],
    ['/de/dashboard/ads/manage/7', 'dashboard/ads', 'true'],
    ['/de/rental-booking/7', 'dashboard/bookings', 'true'],
    ['/de/rental-booking', 'dashboard/bookings', 'true'],
    ['/de/dashboard/ads/availability', 'dashboard/ads/availability', 'page'],
    ['/de/dashboard/ads/availability/7', 'dashboard/ads/availability', 'true'],
  ])('of %s is %s (%s)', (pathname, routeId, current) => {
    expect(currentItem(ITEMS, pathname)).toEqual({ routeId, current });
  });

  it.each(['/de/dashboard/settings', '/de/dashboard/ads-old', '/de/rental-bookings/7', '/de'])(
    'of %s is none',
    (pathname) => {
      expect(currentItem(ITEMS, pathname)).toBeUndefined();
    },
  );
});
