/** So long somebody looks at a home or a search who has not just passed by. */
export const VISIT_MILLISECONDS = 2000;
