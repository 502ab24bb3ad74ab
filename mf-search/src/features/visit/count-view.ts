/** Homes that were counted since the page was loaded. */
const counted = new Set<string>();

/**
 * Notes that somebody looks at a home, once while the site is open. A page that is loaded anew or come back
 * to, or that a program drives, is no other view.
 */
export function countView(propertyId: string): void {
  if (counted.has(propertyId) || navigator.webdriver) return;
  counted.add(propertyId);
  if (isLoadedAgain(propertyId)) return;
  // As `countView` of the contract has it, whose schemas would be loaded with it.
  navigator.sendBeacon(`/api/properties/${propertyId}/views`);
}

/** Whether the site was loaded anew at this home: a reloaded search leads to views that count. */
function isLoadedAgain(propertyId: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return false;
  const { type, name } = navigation as PerformanceNavigationTiming;
  if (type !== 'reload' && type !== 'back_forward') return false;
  return name.replace(/[?#].*/, '').endsWith(`/${propertyId}`);
}
