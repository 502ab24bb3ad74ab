export const loadPasskeyForms = () => import(/* webpackChunkName: "passkey-forms" */ './passkey-forms.ts');
