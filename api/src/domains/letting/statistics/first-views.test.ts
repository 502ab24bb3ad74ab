import { createFirstViews } from './first-views.ts';

const visitor = { network: '203.0.113.7', userAgent: 'Firefox' };

describe('the first view of a day', () => {
  it('is that of each browser, network and home once', () => {
    const views = createFirstViews();
    const isFirst = (propertyId: string, changed: Partial<typeof visitor> = {}, day = '2027-05-01') =>
      views.isFirst(day, propertyId, { ...visitor, ...changed });
    expect(isFirst('a')).toBe(true);
    expect(isFirst('a')).toBe(false);
    expect(isFirst('b')).toBe(true);
    expect(isFirst('a', { userAgent: 'Safari' })).toBe(true);
    expect(isFirst('a', { network: '203.0.113.8' })).toBe(true);
    expect(isFirst('a', {}, '2027-05-02')).toBe(true);
    expect(isFirst('a', {}, '2027-05-02')).toBe(false);
  });

  it('keeps no more than it may', () => {
    const views = createFirstViews(1);
    views.isFirst('2027-05-01', 'a', visitor);
    expect(views.isFirst('2027-05-01', 'b', visitor)).toBe(true);
    expect(views.isFirst('2027-05-01', 'b', visitor)).toBe(true);
    expect(views.isFirst('2027-05-01', 'a', visitor)).toBe(false);
  });
});
