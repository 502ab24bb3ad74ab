import type { FaultCode, Release } from '@moien/contract';
import { edited } from './release-edits.ts';
import type { ReleaseEdit } from './release-site.ts';

/** How the network treats files of a release, by their path within it. */
export type Hindrance = {
  files: RegExp;
  how: 'missing' | 'unavailable' | 'unreachable' | 'altered' | 'hanging';
};

/** One row of the table of faults: a release of mf-search that goes wrong on its way to the search page. */
export type FaultCase = {
  name: string;
  fault: FaultCode;
  /** What its line names beside the phase. */
  part?: (release: Release) => string | undefined;
  edit?: ReleaseEdit;
  hindrance?: Hindrance;
};

const ENTRY = /^entry\.js$/;
const EXPOSED = /^__federation_expose_remote.*\.js$/;
const PAGE = /^route-search.*\.js$/;
const STYLE = /^route-search.*\.css$/;
const TEXTS = /^texts-en.*\.js$/;
const BROWSER_EXPOSED = /^browser\/__federation_expose_remote.*\.js$/;
const BROWSER_PAGE = /^browser\/route-search.*\.js$/;

const fileLike = (pattern: RegExp) => (release: Release) =>
  release.files.find(({ path }) => pattern.test(path))?.path;
const part = (name: string) => () => name;

const ENTRY_CASES: FaultCase[] = [
  { name: 'entry missing', fault: 'MF-101', hindrance: { files: ENTRY, how: 'missing' } },
  { name: 'entry unavailable', fault: 'MF-102', hindrance: { files: ENTRY, how: 'unavailable' } },
  { name: 'entry unreachable', fault: 'MF-102', hindrance: { files: ENTRY, how: 'unreachable' } },
  {
    name: 'entry is no script',
    fault: 'MF-103',
    edit: (contents) => contents.set('browser/entry.js', '<!doctype html>'),
  },
  {
    name: 'entry throws',
    fault: 'MF-103',
    edit: edited(/^browser\/entry\.js$/, /^/, 'throw new Error("broken entry");'),
  },
  { name: 'entry altered', fault: 'MF-104', hindrance: { files: ENTRY, how: 'altered' } },
  {
    name: 'throws at start',
    fault: 'MF-105',
    edit: edited(BROWSER_EXPOSED, /\w\.r\(\w\);/, '$&throw new Error("broken start");'),
  },
  {
    name: 'throws at the end of its start',
    fault: 'MF-105',
    edit: edited(BROWSER_EXPOSED, /\}\}\]\);/, ';throw new Error("broken end")$&'),
  },
  { name: 'entry hangs', fault: 'MF-106', hindrance: { files: ENTRY, how: 'hanging' } },
];

const PART_CASES: FaultCase[] = [
  ...(
    [
      ['exposed module', EXPOSED],
      ['page', PAGE],
      ['style sheet', STYLE],
      ['texts', TEXTS],
    ] as const
  ).flatMap(([what, files]): FaultCase[] => [
    { name: `${what} missing`, fault: 'MF-201', part: fileLike(files), hindrance: { files, how: 'missing' } },
    { name: `${what} altered`, fault: 'MF-202', part: fileLike(files), hindrance: { files, how: 'altered' } },
  ]),
  {
    name: 'page not exported',
    fault: 'MF-203',
    part: part('routes/search'),
    edit: edited(BROWSER_EXPOSED, /routes:\{search:/, 'routes:{searched:'),
  },
  {
    name: 'page unavailable',
    fault: 'MF-204',
    part: fileLike(PAGE),
    hindrance: { files: PAGE, how: 'unavailable' },
  },
  {
    name: 'page throws when it is evaluated',
    fault: 'MF-204',
    part: part('routes/search'),
    edit: edited(BROWSER_PAGE, /\w\.r\(\w\),/, '(()=>{throw new Error("broken module")})(),$&'),
  },
  { name: 'page hangs', fault: 'MF-106', hindrance: { files: PAGE, how: 'hanging' } },
];

const PAGE_CASES: FaultCase[] = [
  {
    name: 'loader throws',
    fault: 'MF-301',
    part: part('search'),
    edit: edited(BROWSER_PAGE, /\bload:/, 'load:()=>{throw new Error("broken loader")},_load:'),
  },
  {
    name: 'loader rejects',
    fault: 'MF-301',
    part: part('search'),
    edit: edited(BROWSER_PAGE, /\bload:/, 'load:async()=>{await 0;throw new Error("broken loader")},_load:'),
  },
  {
    name: 'first render throws',
    fault: 'MF-401',
    part: part('search'),
    edit: edited(BROWSER_PAGE, /\bComponent:/, 'Component:()=>{throw new Error("broken page")},_Component:'),
  },
  {
    name: 'head throws',
    fault: 'MF-401',
    part: part('search'),
    edit: edited(BROWSER_PAGE, /\bhead:/, 'head:()=>{throw new Error("broken head")},_head:'),
  },
];

/** Every way in which a release may fail before its page has been seen. */
export const FAULT_CASES: readonly FaultCase[] = [...ENTRY_CASES, ...PART_CASES, ...PAGE_CASES];
