/** A line of a conversation: of the guest who asks, or of the host. */
export type Line = { by: 'guest' | 'host'; text: string };

export type Talk = {
  guest: { firstName: string; lastName: string };
  /** How long ago its last line was written. */
  minutesAgo: number;
  isRead: boolean;
  lines: readonly Line[];
};

const guest = (text: string): Line => ({ by: 'guest', text });
const host = (text: string): Line => ({ by: 'host', text });

/** Twelve lines of the guest are unread: more than the badge counts to. */
const ABOUT_ARRIVAL: Talk = {
  guest: { firstName: 'Jo', lastName: 'Ney' },
  minutesAgo: 0,
  isRead: false,
  lines: [
    guest('Moien! Ihre Wohnung gefällt uns sehr. Ist sie am ersten Wochenende im Mai noch frei?'),
    host('Guten Tag! Ja, von Freitag bis Montag ist alles frei.'),
    guest('Das passt wunderbar. Wir sind zu zweit und kommen mit dem Zug.'),
    guest('Wie weit ist es vom Bahnhof bis zu Ihnen?'),
    host('Zu Fuß zwölf Minuten. Der Bus fährt alle zehn Minuten und kostet in Luxemburg nichts.'),
    guest('Perfekt. Unser Zug kommt um 21:40 Uhr an. Ist das zu spät für den Schlüssel?'),
    host('Gar nicht. Der Schlüssel liegt im Kästchen neben der Tür, den Code schicke ich am Vortag.'),
    guest('Sehr gut, danke.'),
    guest('Gibt es in der Küche einen Wasserkocher? Wir trinken morgens Tee.'),
    host('Einen Wasserkocher, eine Teekanne und eine Auswahl Tee. Kaffee steht auch da.'),
    guest('Wie schön! Und gibt es in der Nähe einen Bäcker, der sonntags öffnet?'),
    host('Zwei Häuser weiter, ab sieben Uhr. Nehmen Sie die Brioche mit Hagelzucker.'),
    guest('Das machen wir bestimmt.'),
    guest('Noch eine Frage: Dürfen wir am Montag das Gepäck bis zum Nachmittag stehen lassen?'),
    host('Gern. Stellen Sie die Koffer einfach in den Flur, ich bin ab 14 Uhr da.'),
    guest('Das ist sehr freundlich von Ihnen.'),
    guest('Dann buchen wir heute Abend.'),
    guest('Wir freuen uns schon auf die Tage bei Ihnen!'),
  ],
};

const ABOUT_A_MONTH: Talk = {
  guest: { firstName: 'Amélie', lastName: 'Fontaine' },
  minutesAgo: 26 * 60,
  isRead: true,
  lines: [
    guest('Bonsoir, je commence un stage à Luxembourg en mars. Le studio se loue-t-il pour six mois ?'),
    host('Bonsoir Amélie, oui, c’est possible à partir du 1er mars.'),
    guest('Parfait ! Les charges sont-elles comprises dans le loyer ?'),
    host('Tout est compris : eau, chauffage et internet. Vous êtes la bienvenue pour une visite.'),
  ],
};

const ABOUT_THE_HOUSE: Talk = {
  guest: { firstName: 'Oliver', lastName: 'Hartley' },
  minutesAgo: 4 * 24 * 60,
  isRead: true,
  lines: [
    guest('Hi there, is there somewhere safe to leave two bikes overnight?'),
    host('Hello Oliver, yes, the cellar has a rack and a lock. I will leave the key on the table.'),
    guest('Brilliant, thank you. We are cycling down the Moselle, so we should be with you by six.'),
  ],
};

/** What people have written to whoever is signed in, latest first. */
export const TALKS: readonly Talk[] = [ABOUT_ARRIVAL, ABOUT_A_MONTH, ABOUT_THE_HOUSE];
