/** What the page has of react-i18next, for the same reason as React Router. */
export { I18nextProvider, useTranslation } from '#react-i18next';
