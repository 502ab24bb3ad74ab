import { lateCode, latePart } from '../on-demand/late-code.tsx';

/** What of a home's page comes after the first scripts: what is read, and what stands below it. */
export const lateDetails = lateCode(
  () => import(/* webpackChunkName: "late-property" */ './late-details-parts.ts'),
);

export const LateReading = latePart(lateDetails, ({ PropertyReading }) => PropertyReading);
export const LateEnd = latePart(lateDetails, ({ PropertyEnd }) => PropertyEnd);
