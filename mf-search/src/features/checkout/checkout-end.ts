/** The id of what ends the checkout: total and button, or the way to sign in. */
export const CHECKOUT_END = 'checkout-end';
