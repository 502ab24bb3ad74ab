/**
 * Specification §5, kept to the letter for the newsletter alone (product decision 12): letters, digits, dot,
 * underscore or hyphen before @, then a domain, then a top-level part of 2 to 6 letters.
 */
export const NEWSLETTER_EMAIL_PATTERN = '^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,6}$';

/** Key in local storage (specification §3): the subscription that was made in this browser. */
export const NEWSLETTER_STORAGE_KEY = 'newsletter-subscription';
