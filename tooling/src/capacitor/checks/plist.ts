import { type Element, parseXml } from './xml.ts';

export type PlistValue = string | boolean | PlistValue[] | { [key: string]: PlistValue };
export type PlistDictionary = { [key: string]: PlistValue };

/** A property list of Apple, of the kinds that the app has. @throws Error when it is none */
export function parsePlist(text: string): PlistDictionary {
  const plist = parseXml(text).children.find(({ name }) => name === 'plist');
  const [dictionary] = plist?.children ?? [];
  if (dictionary?.name !== 'dict') throw new Error('it has no dictionary');
  return toDictionary(dictionary);
}

function toDictionary({ children }: Element): PlistDictionary {
  const dictionary: PlistDictionary = {};
  for (let index = 0; index + 1 < children.length; index += 2) {
    const [key, value] = children.slice(index, index + 2);
    if (key && value) dictionary[key.text] = toValue(value);
  }
  return dictionary;
}

function toValue(element: Element): PlistValue {
  if (element.name === 'dict') return toDictionary(element);
  if (element.name === 'array') return element.children.map(toValue);
  if (element.name === 'true' || element.name === 'false') return element.name === 'true';
  return element.text;
}
