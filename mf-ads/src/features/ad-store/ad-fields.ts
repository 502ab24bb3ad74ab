import type { Ad, AdChange } from '@moien/contract';

/** One change after another, as one. */
export function mergeChanges(one: AdChange, other: AdChange): AdChange {
  const merged: AdChange = { ...one, ...other };
  if (one.features && other.features) merged.features = { ...one.features, ...other.features };
  if (one.texts && other.texts) {
    const texts = { ...one.texts };
    for (const [language, text] of Object.entries(other.texts))
      texts[language as 'en'] = { ...texts[language as 'en'], ...text };
    merged.texts = texts;
  }
  return merged;
}

/** What is left of a change once another one, made before, has been saved. */
export function withoutSaved(change: AdChange, saved: AdChange): AdChange {
  const { features, texts, ...fields } = change;
  const left: AdChange = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !isSame(value, saved[name as keyof AdChange]) || !(name in saved),
    ),
  );
  const leftFeatures = leftOf(features ?? {}, saved.features ?? {});
  if (leftFeatures) left.features = leftFeatures;
  const leftTexts = Object.entries(texts ?? {}).flatMap(([language, text]) => {
    const rest = leftOf(text, saved.texts?.[language as 'en'] ?? {});
    return rest ? [[language, rest] as const] : [];
  });
  if (leftTexts.length > 0) left.texts = Object.fromEntries(leftTexts);
  return left;
}

/** Without the fields that the API has named: `guestCount`, `features.12`, `texts.de.title`. */
export function withoutNames(change: AdChange, names: readonly string[]): AdChange {
  const saved = { features: {}, texts: {} } as Record<string, unknown>;
  for (const name of names) {
    const [field = '', key = '', part = ''] = name.split('.');
    if (field === 'features')
      saved.features = { ...(saved.features as object), [key]: change.features?.[key] };
    else if (field === 'texts') {
      const texts = saved.texts as Record<string, object>;
      const text = change.texts?.[key as 'en'] as Record<string, string> | undefined;
      saved.texts = { ...texts, [key]: { ...texts[key], [part]: text?.[part] } };
    } else saved[field] = change[field as keyof AdChange];
  }
  return withoutSaved(change, saved as AdChange);
}

export function isEmpty(change: AdChange): boolean {
  return Object.keys(change).length === 0;
}

/** The ad as it will be once the change is saved. */
export function changedAd(ad: Ad, { features, texts, photoIds, ...fields }: AdChange): Ad {
  const changed: Ad = { ...ad, ...fields };
  if (features) {
    const values = new Map(ad.featureArray.map(({ featureTypeId, value }) => [featureTypeId, value]));
    for (const [id, value] of Object.entries(features)) {
      if (value === null) values.delete(Number(id));
      else values.set(Number(id), value);
    }
    changed.featureArray = [...values].map(([featureTypeId, value]) => ({ featureTypeId, value }));
  }
  if (texts) {
    const byLanguage = new Map(ad.textArray.map((text) => [text.language, text]));
    for (const [tag, text] of Object.entries(texts)) {
      const language = tag as 'en';
      byLanguage.set(language, {
        ...(byLanguage.get(language) ?? { language, title: '', description: '' }),
        ...text,
      });
    }
    changed.textArray = [...byLanguage.values()];
  }
  if (photoIds) {
    const place = (id: string) => (photoIds.includes(id) ? photoIds.indexOf(id) : photoIds.length);
    changed.photoArray = [...ad.photoArray].sort((one, other) => place(one.id) - place(other.id));
  }
  return changed;
}

function leftOf<Value>(
  values: Record<string, Value>,
  saved: Record<string, Value>,
): Record<string, Value> | undefined {
  const left = Object.entries(values).filter(
    ([name, value]) => !(name in saved) || !isSame(value, saved[name]),
  );
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
