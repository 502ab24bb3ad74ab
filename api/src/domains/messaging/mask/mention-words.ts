import { ending, wholeWords } from './word-patterns.ts';

/** Ways and means, right before a name. */
export const BY = ending(
  ...['via', 'by', 'with', 'through', 'over', 'using', 'use', 'per', 'über', 'ueber', 'mit', 'mittels'],
  ...[
    'par',
    'avec',
    'com',
    'por',
    'pel[oa]',
    'iwwer',
    'mat',
    'have',
    'propose',
    'utilise[rz]',
    'just',
    'que',
  ],
  'fai(?:re|s|tes)(?:[- ]moi)? un',
);

/** An offer of one's own name there. */
export const IS_OWN =
  /^(?:\s?[:=]|\s(?:me|us|him|her|it|mir)(?!\p{L})|[\s-](?:tag|details|id|link|handle|request|anfrage|adresse|address)(?!\p{L}))/iu;
export const OWN = ending(
  'my',
  'your',
  '(?:m|d)ein\\p{L}*',
  'ihr\\p{L}*',
  'mon',
  'ton',
  'votre',
  'meu',
  'teu',
  'mäin',
);
export const HAS = ending(
  '(?:do|have) you (?:have|got)',
  'haben sie',
  'hast du',
  'vous avez',
  'avez-vous',
  'tu as',
  'as-tu',
  'tens',
  'faire un',
);

/** Nobody of the two. */
export const SOMEBODY = wholeWords(
  ...[
    'some(?:one|body)',
    '(?:an?|another|last|previous|former) \\p{L}+',
    'people',
    'jemand(?:en)?',
    'eine[rs]?',
    'eine? \\p{L}+',
    '(?:letzter|voriger|früherer|dernier|ancien|último) \\p{L}+',
  ],
  ...[
    "on m['’]a",
    'pediram-me',
    "quelqu['’]un",
    'une? \\p{L}+',
    'alguém',
    'uma? \\p{L}+',
    'een',
    'eng? \\p{L}+',
    'e \\p{L}+',
  ],
);
export const ASKED = wholeWords(
  ...[
    'asked',
    'wanted',
    'demanded',
    'lost',
    'tried',
    'wollten?',
    'verlangten?',
    'verlangt',
    'gefragt',
    'gefordert',
  ],
  ...[
    'verloren',
    'demandé',
    'voulait',
    'perdu',
    'pediu',
    'queria',
    'perdeu',
    'pediram',
    'gefrot',
    'wollt',
    'verluer',
    'demande(?:nt)?',
  ],
);
export const CHEATED = wholeWords(
  ...[
    'scammed',
    'cheated',
    'betrogen',
    'arnaquée?s?',
    'escroquée?s?',
    'burlad[oa]s?',
    'enganad[oa]s?',
    'bedrunn',
    'hacked',
    'gehackt',
    'piratée?s?',
    'hackead[oa]s?',
  ],
);
export const WARNS = wholeWords('hereinfall\\p{L}*', 'fall for (?:it|this|that)', 'dans le panneau');
/** A name that somebody keeps talking of. */
export const TALKS_OF = ending(
  '(?:talk\\p{L}*|red(?:e|et|en)|spr[ei]ch\\p{L}*|parl\\p{L}*|fal[ao]\\p{L}*|schwätz\\p{L}*)(?: (?:only|nur|que|só|nëmmen))? (?:about|of|von|über|de|du|vun)',
);
export const FRAUD_BY = ending(
  '(?:scam|fraud|betrug|arnaque|escroquer|burla)\\p{L}* (?:with|by|via|mit|per|über|avec|par|à|aux?|com|por)',
);
export const HAS_PAID = wholeWords(
  ...[
    "(?:i|we)(?: have|['’]ve)?(?: already| just)? paid",
    '(?:habe|haben|hunn)(?: [^\\s,]+){1,6} (?:bezahlt|gezahlt|überwiesen|bezuelt)',
  ],
  ...["(?:j['’]ai|nous avons|on a)(?: déjà| bien)? payé", 'paguei', 'pagámos'],
);

/** What who is paid asks; all other questions are the payer's: whether it is taken, whether there is one. */
export const PAYEE_ASKS = wholeWords(
  'would you mind',
  ...[
    "(?:can|could|would|will|can['’]t|do) you (?:have|got|use|pay|send|do|try|make)",
    'have you got',
    'you pay',
  ],
  ...[
    'ok(?:ay)?',
    'fine',
    'shall we',
    "why (?:not|don['’]t)",
    'warum nicht',
    'pourquoi (?:ne )?pas',
    'geht das nicht',
  ],
  ...[
    '(?:haben|können|könnten) sie',
    '(?:hast|kannst) du',
    'habt ihr',
    '(?:vous|tu) (?:avez|pouvez|as|peux)',
  ],
  ...[
    '(?:avez|pouvez)-vous',
    '(?:as|peux)-tu',
    'tens',
    'tem',
    'zahl(?:st du|en sie)',
    '(?:paies|paie)[- ]tu',
    'payez-vous',
    'podes?',
    'poderia',
    '(?:hutt|kënnt) dir',
    '(?:hues|kanns) du',
  ],
);
/** Who is to be paid. */
export const PAYEE = wholeWords(
  ...[
    'me',
    'us',
    'mir',
    'uns',
    'moi',
    'mim',
    'mech',
    'to my',
    'for you',
    'an mein\\p{L}*',
    'für (?:sie|dich)',
  ],
  ...['à ma', 'à mon', 'pour (?:vous|toi)'],
);

export const WORK_FOR = ending(
  '(?:work|works|working|worked|job|intern|engineer|start|starting|travaill\\p{L}+|stage|arbeite\\p{L}*|fange|praktikum|' +
    'trabalh\\p{L}+|schaff\\p{L}*)(?: [\\p{L}]+){0,4} (?:for|at|chez|pour|bei|beim|na|no|bäi)',
);
/** Shops and offices: a service is named because somebody pays there, not in the rental. */
export const ELSEWHERE = wholeWords(
  ...[
    'bakery',
    'baker',
    'shops?',
    'market',
    'supermarket',
    'restaurant',
    'tasting',
    'hofladen',
    'bus',
    'parking',
    'laundry',
    '(?:wasch)?maschine',
    'machine',
    'bäcker(?:ei)?',
  ],
  ...[
    'markt',
    'parkplatz',
    'automaten?',
    'boulangerie',
    'laverie',
    'marché',
    'magasin',
    'padaria',
    'mercado',
    'maart',
  ],
);

/** Of an employer nothing is sent. */
export const MONEY_ITSELF = wholeWords('money', 'geld', 'argent', 'dinheiro', 'suen');
