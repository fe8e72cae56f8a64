import { expect, test } from 'vitest';
import { findTerms } from '../../src/industry/glossary/find-terms.js';

const signs = String.raw`\^$.*+?()[]{}|/-&#!,:;<=>@"'~%_`;

const term = (Term: string) => ({ Term, Definition: '' });

/** The text with its terms in brackets. */
function mark(text: string, ...names: string[]): string {
  return findTerms(text, names.map(term))
    .map((piece) => (piece.term ? `[${piece.text}=${piece.term.Term}]` : piece.text))
    .join('');
}

test.each([
  [
    'whole words of any case',
    'A Vintage, not vintages',
    ['vintage'],
    'A [Vintage=vintage], not vintages',
  ],
  ['plurals', 'Two cellar doors', ['Cellar door'], 'Two [cellar doors=Cellar door]'],
  ['plurals of any case', 'TWO CASKS', ['Cask'], 'TWO [CASKS=Cask]'],
  ['no parts of words', 'Invintaged', ['vintage'], 'Invintaged'],
  ['a word after a part of a word', 'xa b a b', ['a b'], 'xa b [a b=a b]'],
  ['the longer of two', 'bulk wine', ['Bulk', 'Bulk wine'], '[bulk wine=Bulk wine]'],
  ['both forms of a name', 'The WET', ['Wine tax (WET)'], 'The [WET=Wine tax (WET)]'],
  ['words without spaces', '次の供給過剰は', ['供給過剰'], '次の[供給過剰=供給過剰]は'],
  ['words with hyphens', 'New fit-outs', ['Fit-out'], 'New [fit-outs=Fit-out]'],
  [
    'every sign',
    String.raw`a \^$.*+?()[]{}|/-&#!,:;<=>@"'~%_ b`,
    [signs],
    `a [${signs}=${signs}] b`,
  ],
  ['signs that mean something in patterns', 'C+ (b)', ['C+ (b)'], '[C+ (b)=C+ (b)]'],
  ['nothing where there is nothing', 'Plain', [], 'Plain'],
])('finds %s', (_what, text, names, marked) => {
  expect(mark(text, ...names)).toBe(marked);
});
