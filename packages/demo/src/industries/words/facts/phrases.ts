import type { Random } from '../../../random.js';
import { isUnchanged, writePercent } from './amounts.js';

/** A smaller change in per cent is not mentioned. */
const flat = 0.25;

/** A past change of a subject, such as "rose by 3.1%"; always with its figure. */
export function describePast(change: number, random: Random): string {
  if (Math.abs(change) < flat) {
    const way = change < 0 ? 'slipped by' : 'edged up by';
    return `${random.pick(['hardly moved: it', 'stayed where it was: it'])} ${way} ${writePercent(change)}`;
  }
  return `${random.pick(pastVerbs(change))} by ${writePercent(change)}`;
}

function pastVerbs(change: number): readonly string[] {
  if (change > 12) return ['jumped', 'leapt', 'shot up'];
  if (change > 6) return ['climbed', 'advanced', 'rose strongly,'];
  if (change > 0) return ['rose', 'grew', 'increased'];
  if (change > -6) return ['fell', 'declined', 'slipped', 'shrank'];
  if (change > -12) return ['dropped', 'fell sharply,', 'contracted'];
  return ['plunged', 'collapsed', 'slumped'];
}

/** An average annual change of the past, such as "grew at an average of 3.1% a year". */
export function describePace(growth: number, random: Random): string {
  if (isUnchanged(growth)) return 'has stayed almost level';
  const verb = random.pick(paceVerbs(growth));
  const average = random.pick(['at an average of', 'by an average of', 'at a compound rate of']);
  return `${verb} ${average} ${writePercent(growth)} a year`;
}

function paceVerbs(growth: number): readonly string[] {
  if (growth > 5) return ['has climbed', 'has expanded', 'has grown'];
  if (growth > 0) return ['has grown', 'has risen', 'has increased'];
  return ['has fallen', 'has declined', 'has shrunk'];
}

/** A past rate as a plain verb, such as "rose by 3.1% a year". */
export function describeRate(rate: number): string {
  if (isUnchanged(rate)) return 'hardly changed';
  return `${rate < 0 ? 'fell' : 'rose'} by ${writePercent(rate)} a year`;
}

/** The same up to now, before "since": "has risen by 3.1% a year". */
export function describeRateSince(rate: number): string {
  if (isUnchanged(rate)) return 'has hardly changed';
  return `has ${rate < 0 ? 'fallen' : 'risen'} by ${writePercent(rate)} a year`;
}

/** A rate as a noun, such as "a fall of 3.1% a year". */
export function nameRate(rate: number): string {
  if (isUnchanged(rate)) return 'hardly any change';
  return `a ${rate < 0 ? 'fall' : 'rise'} of ${writePercent(rate)} a year`;
}

/** What is expected, such as "is expected to grow by 2.4% a year". */
export function describeAhead(growth: number, random: Random): string {
  if (isUnchanged(growth)) return 'is expected to stay almost unchanged';
  const expected = random.pick(['is expected to', 'is forecast to', 'is set to', 'should']);
  const verb = random.pick(
    growth >= 0 ? ['grow', 'rise', 'increase'] : ['fall', 'decline', 'shrink'],
  );
  return `${expected} ${verb} by ${writePercent(growth)} a year`;
}

/** The same growth as a noun with its article, such as "a rise of 3.1%". */
export function nameChange(change: number, random: Random): string {
  const noun = random.pick(
    change >= 0 ? ['a rise', 'an increase', 'a gain'] : ['a fall', 'a decline', 'a drop'],
  );
  return `${noun} of ${writePercent(change)}`;
}

/** A change that may be of any size, with its direction: "up 3.1%". */
export function writeMove(change: number): string {
  return `${change < 0 ? 'down' : 'up'} ${writePercent(change)}`;
}

/** "a", "a and b" or "a, b and c". */
export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** A title of the classification within a sentence, where "n.e.c." would end it. */
export function nameIndustry(title: string): string {
  if (title === 'Consumers') return 'consumers';
  return title.endsWith(' n.e.c.') ? title.slice(0, -' n.e.c.'.length) : title;
}

/** Some of the items, each at most once, in random order. */
export function pickSome<T>(items: readonly T[], count: number, random: Random): T[] {
  const left = [...items];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(random.integer(0, left.length - 1), 1));
  }
  return picked;
}

/** Paragraphs of Markdown; empty ones are left out. */
export function writeParagraphs(...paragraphs: readonly (readonly string[])[]): string {
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
