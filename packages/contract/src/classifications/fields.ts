import { Type } from 'typebox';

/** Fields that the operations about classifications share. */

export const ClassificationVersion = Type.String({
  description: 'A classification: system and version, such as `ANZSIC-2006`, in any letter case.',
  pattern: '^[A-Za-z][A-Za-z0-9]{0,15}-[A-Za-z0-9.]{1,15}$',
  examples: ['ANZSIC-2006', 'NAICS-2022', 'UKSIC-2007', 'NACE-2', 'ISIC-4'],
});

/** As people write codes: also `01.11` and `56.10/1`, and sectors that are ranges, `31-33`. */
export const RequestedCode = Type.String({
  description:
    'A code as text. Dots and slashes are left out: `01.11` is read as `0111`, and the answer says so.',
  pattern: '^[A-Za-z0-9][A-Za-z0-9./-]{0,31}$',
  examples: ['4511'],
});

/** How many codes or reports one request may name. */
export const mostCodes = 1000;

export const RequestedCodes = Type.Array(RequestedCode, {
  description: 'The codes. Each distinct code is answered once, in this order.',
  minItems: 1,
  maxItems: mostCodes,
});

export const CodeTitle = Type.Union([Type.String(), Type.Null()], {
  description: 'Title of the code; null where there is no such code.',
});

export const Tier = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
  description:
    'On which level the code is: 1 is the top. `versions` has the names of levels. Null where there is no such code.',
});

export const ReadAs = Type.Optional(
  Type.String({ description: 'The code that was looked up, where it is written differently.' }),
);

export const CodeProblem = Type.Optional(
  Type.String({ description: 'Why there is nothing: the classification has no such code.' }),
);

export const Match = Type.Union([Type.Literal('exact'), Type.Literal('partial')], {
  description: '`exact`: both codes mean the same. `partial`: they overlap.',
});

export const Way = Type.Array(ClassificationVersion, {
  description: 'The classifications that lead from one to the other, both included.',
});

export const Derived = Type.Boolean({
  description:
    'Whether the link is derived: through a third classification, or from a code above or below that has a link.',
});
