/** A screen of a journey: the id of a story, and what a person does there. */
export type Screen = readonly [story: string, name: string, text: string];

export interface Journey {
  readonly title: string;
  readonly intro: string;
  readonly screens: readonly Screen[];
}

/** What people come for, with its screens in the order in which they see them. */
export const journeys = {
  firstVisit: {
    title: 'First visit',
    intro: 'What somebody sees before they have done anything.',
    screens: [
      ['shell-splash--on-phone', 'Splash', 'The name, while the first page gets ready.'],
      ['shell-consent--on-phone', 'Consent', 'May the page fetch what others serve? No is as easy as yes.'],
      ['shell-onboarding--first', 'Welcome', 'Three panels on the first search on a phone.'],
      ['shell-onboarding--second', 'Second panel', 'Go on, go back or skip.'],
      ['shell-onboarding--last', 'Last panel', 'It ends in the search.'],
    ],
  },
  findAHome: {
    title: 'Find a home',
    intro: 'From the first page to a stay with its total.',
    screens: [
      ['shell-pages-home--full', 'Home', 'The search is the first thing to do.'],
      ['search-searchpopup--on-a-phone', 'Where', 'Type a place or choose one.'],
      ['search-searchpopup--when-on-a-phone', 'When', 'Choose arrival and departure.'],
      ['search-searchpopup--who-on-a-phone', 'Who', 'Count the guests.'],
      ['search-results--one-page', 'Results', 'Compare homes.'],
      ['search-filters--on-a-phone', 'Filters', 'Narrow the list; the button says how many homes are left.'],
      ['search-map--on-phone', 'Map', 'See where they are.'],
      ['search-propertydetails--whole', 'Home page', 'Look at one home.'],
      ['search-galleryviewer--first', 'Pictures', 'See every picture in full.'],
      ['search-staysheet--empty', 'Choose a stay', 'Choose days and guests.'],
      ['search-staysheet--chosen', 'Total', 'What the stay costs, line by line.'],
    ],
  },
  book: {
    title: 'Book and pay',
    intro: 'From a chosen stay to its confirmation, and what may come between.',
    screens: [
      ['search-checkout--signed-out', 'Signed out', 'See everything, then sign in and come back here.'],
      ['search-checkout--request', 'Checkout', 'The stay, what it costs and what comes back if one cancels.'],
      ['search-checkout--sent-empty', 'Something is missing', 'Each field says what to do.'],
      ['search-checkout--held-until-now', 'Held', 'The nights are kept while one pays.'],
      ['search-checkout--dates-taken', 'Taken', 'Somebody was quicker: other dates are one press away.'],
      ['search-paymentresult--challenge', 'The bank asks', 'Confirm with the bank.'],
      ['search-paymentresult--failed', 'Declined', 'Pay with another card.'],
      ['search-paymentresult--requested', 'Asked', 'The host answers within a day.'],
      ['search-paymentresult--booked', 'Booked', 'What happens next.'],
    ],
  },
  stays: {
    title: 'A stay as a guest',
    intro: 'What is booked, and how to change or cancel it.',
    screens: [
      ['dashboard-bookings--upcoming', 'Stays', 'What comes next comes first.'],
      ['dashboard-rentalbooking--confirmed', 'Booking', 'Where, when, with whom and for how much.'],
      ['dashboard-changesheet--opening', 'Change', 'Other days or guests, with the difference.'],
      ['dashboard-rentalbooking--change-own-german', 'Asked', 'The host has the last word.'],
      ['dashboard-rentalbooking--cancelling', 'Cancel', 'What comes back, before it is done.'],
      ['dashboard-rentalbooking--cancelled-guest', 'Cancelled', 'What comes back, and when.'],
      ['dashboard-invoices--all', 'Invoices', 'What was paid and given back.'],
    ],
  },
  hosting: {
    title: 'A stay as a host',
    intro: 'From a request to the payout.',
    screens: [
      ['dashboard-bookings--requests', 'Requests', 'What waits for an answer.'],
      ['dashboard-rentalbooking--requested-owner', 'Request', 'Who wants to come: accept or decline.'],
      [
        'dashboard-rentalbooking--confirmed-owner',
        'Confirmed',
        'How to reach the guest, and when the money comes.',
      ],
      ['dashboard-rentalbooking--cancelling-host', 'Cancel', 'What it means for the guest and for the host.'],
      ['dashboard-banking--new', 'Payouts', 'Say where the money goes.'],
      ['dashboard-balance--overview', 'Balance', 'What is on its way and what has been paid.'],
    ],
  },
  nothingFound: {
    title: 'When nothing fits',
    intro: 'A search without a result, or without an answer, and the ways out.',
    screens: [
      ['search-results--empty-with-wishes', 'Nothing found', 'Each wish can be dropped by itself.'],
      ['search-searchpopup--none-on-a-phone', 'Before searching', 'The popup says that nothing is left.'],
      ['search-filters--nothing-left', 'In the filters', 'The last choice leaves no home.'],
      ['search-results--failed', 'No answer', 'Bar, tools and map stay; try again.'],
    ],
  },
  signUp: {
    title: 'Sign up',
    intro: 'Two steps, then a mail that confirms the address.',
    screens: [
      ['auth-sign-up--phone', 'Phone number', 'Give a number and accept the terms.'],
      ['auth-sign-up--terms-not-accepted', 'Something is missing', 'The field says what to do.'],
      ['auth-sign-up--info', 'About you', 'Name, address and password.'],
      ['auth-sign-up--sign-in-next', 'Look for the mail', 'Its link leads on.'],
      ['auth-maillink--verify-sign-up-asking', 'The link', 'One press confirms the address.'],
      ['auth-maillink--signed-in', 'Signed in', 'Go on where you were.'],
    ],
  },
  signIn: {
    title: 'Sign in',
    intro: 'With a password, or with a code from a mail.',
    screens: [
      ['auth-sign-in--empty', 'Password', 'Address and password.'],
      ['auth-sign-in--with-errors', 'Something is missing', 'Each field says what to do.'],
      ['auth-sign-in--request-token', 'Without a password', 'Ask for a code.'],
      ['auth-sign-in--token-requested', 'Code sent', 'Look for the mail.'],
      ['auth-sign-in--enter-token', 'Code', 'Enter the six digits.'],
      ['auth-sign-in--token-refused', 'Wrong code', 'Try again or ask for another.'],
    ],
  },
  newPassword: {
    title: 'A new password',
    intro: 'For somebody who has forgotten theirs.',
    screens: [
      ['auth-forgotten-password--empty', 'Ask', 'Give the address of the account.'],
      ['auth-forgotten-password--sent', 'Mail sent', 'The same answer whether there is an account or not.'],
      ['auth-resetpassword--empty', 'Choose', 'Write the new password.'],
      ['auth-resetpassword--too-short', 'Too short', 'The field says what is missing.'],
      ['auth-resetpassword--changed', 'Done', 'Go on where you were.'],
    ],
  },
  account: {
    title: 'Look after the account',
    intro: 'What holds the account together, and how to end it.',
    screens: [
      ['auth-accountsecurity--everything', 'Security', 'Password, address, devices.'],
      ['auth-accountsecurity--changing', 'A change', 'It asks for the password once more.'],
      ['auth-securityactivity--everything', 'Activity', 'What happened to the account, and from where.'],
      ['auth-deletiondialog--with-password', 'Delete', 'What goes, what stays, and the last question.'],
    ],
  },
  newsletter: {
    title: 'Newsletter',
    intro: 'From the field on the home page to the first letter, and out again.',
    screens: [
      ['shell-pages-newsletter--offered', 'Offer', 'Give an address or dismiss it.'],
      ['shell-pages-newsletter--to-be-confirmed', 'Look for the mail', 'Nothing is sent before the answer.'],
      ['shell-pages-newsletterlink--confirm', 'The link', 'One press confirms.'],
      ['shell-pages-newsletterlink--confirmed', 'Confirmed', 'The letters come.'],
      ['shell-pages-newsletterlink--end', 'Unsubscribe', 'A link in each letter leads here.'],
      ['shell-pages-newsletterlink--ended', 'Ended', 'No more letters.'],
    ],
  },
  blog: {
    title: 'Blog and events',
    intro: 'Reading, and going somewhere.',
    screens: [
      ['blog-articleindex--articles', 'Blog', 'Choose an article or a topic.'],
      ['blog-articledetails--with-related-articles', 'Article', 'Read, then find more on the topic.'],
      ['blog-eventlist--to-come', 'Events', 'What is coming up.'],
      ['blog-eventdetails--with-a-price', 'Event', 'When, where, how much; put it into a calendar.'],
    ],
  },
  beta: {
    title: 'Apply for the beta',
    intro: 'For people who want to let a home before letting is open.',
    screens: [
      ['shell-pages-lettinginvitation--letting-and-beta', 'Invitation', 'On the home page.'],
      ['auth-beta-application--empty', 'Apply', 'A few questions.'],
      ['auth-beta-application--with-errors', 'Something is missing', 'Each field says what to do.'],
      ['auth-beta-application--success', 'Applied', 'What happens next.'],
    ],
  },
  help: {
    title: 'Ask and report',
    intro: 'Questions, messages, and a home that is not what it says.',
    screens: [
      ['shell-pages-faq--all-questions', 'Questions', 'Search them or open one.'],
      ['shell-pages-contact--empty', 'Contact', 'Write a message.'],
      ['shell-pages-contact--sent', 'Sent', 'When the answer comes.'],
      ['search-reportform--empty', 'Report a home', 'Say what is wrong.'],
      ['shell-errorboundaries--not-found', 'Not found', 'An address that leads nowhere.'],
      ['shell-errorboundaries--failed', 'Failed', 'A page that could not be shown.'],
    ],
  },
} satisfies Record<string, Journey>;

export type JourneyName = keyof typeof journeys;
