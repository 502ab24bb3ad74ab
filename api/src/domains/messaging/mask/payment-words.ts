import { wholeWords } from './word-patterns.ts';

export const AMOUNT = wholeWords(
  ...['\\d[\\d.,]*\\s?(?:€|eur|euros?|£|\\$|chf)', '(?:€|£|\\$|eur|chf)\\s?\\d[\\d.,]*'],
);

/** Words for paying, sending and buying. */
export const PAYING = wholeWords(
  ...[
    'pay(?:ing|ments?|able)?',
    'paid',
    'send(?:ing)?',
    'transfer(?:ring)?',
    'wire',
    'deposit',
    'dépôt',
    'depósito',
    'rent',
    'codes?',
  ],
  ...['reserv\\p{L}+', 'réserv\\p{L}+'],
  ...['buy(?:ing)?', 'get (?:me |us )?(?:an?|some|two|three|four|\\d+)', 'scratch'],
  ...[
    '(?:be|vor|ein)?zahl\\p{L}*',
    'überw[ei]+s\\p{L}*',
    '(?:ein|zu)?schick\\p{L}*',
    '(?:ein)?send(?:e|en|est|et)',
  ],
  ...['kauf(?:e|en|t|st)', 'besorg\\p{L}*', 'kaution', 'anzahlung', '\\p{L}*miete', 'freirubbeln'],
  ...[
    'pay(?:er|ez|e|es|é|ée)',
    'paie(?:nt|ment)?',
    'régl(?:er|ez)',
    'règle',
    'vers(?:er|ez|ement)',
    'virement',
  ],
  ...[
    'envo(?:yer|yez|ie|ies)',
    'achet(?:er|ez|e|es)',
    'prenez',
    'passez',
    'grattez',
    'caution',
    'acompte',
    'loyer',
    'faire l[ae]',
  ],
  ...[
    'pag(?:ar|ue|uem|o|amento)',
    'transf(?:ira|erir|erência)',
    'envi(?:e|ar|a)',
    'mand(?:e|ar|a)',
    'caução',
  ],
  ...['compr(?:e|ar|a)', 'sinal', 'renda', 'códigos?', 'bezuel\\p{L}*', 'iwwerweis\\p{L}*', 'schéck\\p{L}*'],
  ...['kaaf\\p{L}*', 'kautioun', 'akont', 'coden'],
);

/** What is sent, as opposed to keys and people. */
export const MONEY = wholeWords(
  ...[
    'money',
    'deposit',
    'dépôt',
    'depósito',
    'rent',
    'geld',
    'kaution',
    '\\p{L}*miete',
    'anzahlung',
    'argent',
    'caution',
    'loyer',
  ],
  ...['acompte', 'dinheiro', 'caução', 'renda', 'sinal', 'suen', 'kautioun', 'akont'],
);

/** Preferences and offers. */
export const PROPOSING = wholeWords(
  ...[
    'please',
    'pls',
    'easi(?:er|est)',
    'best',
    'better',
    'fine',
    'ok(?:ay)?',
    'perfect',
    'great',
    'possible',
    'prefer',
    'choose',
    'quicke(?:r|st)',
  ],
  ...[
    'works? (?:best|too|for (?:me|us|you))',
    'only',
    'safe',
    'accept',
    'take',
    '(?:do|have) you (?:have|got)',
  ],
  ...[
    '(?:can|could|would|will) you (?:also )?(?:do|use|take|try)',
    'do you use',
    'would you mind',
    "let['’]s",
  ],
  ...[
    'bitte',
    'am (?:einfachsten|besten|liebsten|schnellsten)',
    'einfacher',
    'lieber',
    'besser',
    'nur',
    'gerne?',
    'möglich',
  ],
  ...['nehmen?', 'akzeptieren?', 'haben sie', 'hast du', 'habt ihr', 'sicher'],
  ...[
    'svp',
    "s['’]il (?:vous|te) pla[iî]t",
    'préf[éè]r\\p{L}+',
    'mieux',
    'plus simple',
    'idéal',
    'seulement',
  ],
  ...['uniquement', 'sûr', 'bon', 'prends', 'prenons', 'accept(?:e|ons)', '(?:vous|tu) (?:avez|as)'],
  ...[
    'avez-vous',
    'as-tu',
    'por favor',
    'prefiro',
    'melhor',
    'mais fácil',
    'só',
    'seguro',
    'bom',
    'possível',
    "l['’]affaire",
    'choisissez',
    'escolha',
    'aceit(?:o|amos)',
  ],
  ...[
    'tens',
    'tem',
    'w\\.?e\\.?g',
    'léiwer',
    'am beschten',
    'nëmmen',
    'gär',
    'hutt dir',
    'hues du',
    'huelen?',
  ],
);

/** Wishes, which stand before what is wished for. */
export const WISHING = wholeWords(
  ...[
    '(?:please|pls) get',
    'wants?',
    'needs?',
    'asks? for',
    'asked for',
    "(?:i|we)(?: would|['’]d) like",
    'möchten?',
    'brauchen?',
    'verlangt',
  ],
  ...[
    'veux',
    'veut',
    'voudrais',
    'aimerais',
    'besoin',
    'faut',
    'demande',
    'quero',
    'quer',
    'gostaria',
    'preciso',
  ],
  ...['pede', 'brauch'],
);

/** What the two would save past the platform. */
export const SAVING = wholeWords(
  ...['fees?', 'cheaper', 'expensive', 'discount', '\\p{L}*gebühr(?:en)?', 'günstiger', 'billiger', 'teuer'],
  ...['rabatt', 'frais', 'cher', 'remise', 'réduction', 'taxas?', 'barato', 'desconto', 'méi bëlleg'],
);
