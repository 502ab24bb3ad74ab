export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export type { PhoneCountry } from './phone-country.ts';
