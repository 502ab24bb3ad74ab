/** Times of specification §9. */
export const SPLASH_MILLISECONDS = 5000;
export const TOAST_MILLISECONDS = 4000;
export const ROUTE_FADE_MILLISECONDS = 350;
export const LOADING_BAR_TICK_MILLISECONDS = 50;
