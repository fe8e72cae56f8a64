import { Type, type Static } from 'typebox';
import { closed, isoDate, text } from '../../../quantities.js';
import { block } from '../../blocks.js';

export const personRoles = ['Director', 'Executive', 'Other'] as const;

export const PersonName = text('Full name.', { minLength: 1, maxLength: 200 });
const person = {
  Name: PersonName,
  Title: Type.Optional(text('Form of address, such as Dr.', { minLength: 1, maxLength: 50 })),
};

export type KeyPersonRow = Static<typeof KeyPersonRow>;
export const KeyPersonRow = Type.Object(
  {
    ...person,
    Position: text('Position held, such as Chief Executive Officer.', {
      minLength: 1,
      maxLength: 200,
    }),
    Roles: Type.Array(Type.Enum(personRoles), {
      description: 'Whether on the board, in the executive team, or otherwise notable.',
      minItems: 1,
      uniqueItems: true,
    }),
    AppointedOn: Type.Optional(isoDate('Day of the appointment.')),
  },
  closed,
);

export type KeyPersonnelBody = Static<typeof KeyPersonnelBody>;
export const KeyPersonnelBody = Type.Object(
  {
    Personnel: Type.Array(KeyPersonRow, {
      description: 'In the order given.',
      minItems: 1,
      ...block('table'),
    }),
  },
  { ...closed, $id: 'KeyPersonnelBody', description: 'Directors, executives and others.' },
);

export type Directorship = Static<typeof Directorship>;
export const Directorship = Type.Object(
  {
    Company: text('The other company.', { minLength: 1, maxLength: 200 }),
    Position: Type.Optional(text('Position on its board.', { minLength: 1, maxLength: 200 })),
    Since: Type.Optional(isoDate('Day of the appointment.')),
  },
  closed,
);

export type OtherDirectorshipsBody = Static<typeof OtherDirectorshipsBody>;
export const OtherDirectorshipsBody = Type.Object(
  {
    Directors: Type.Array(
      Type.Object(
        {
          ...person,
          Directorships: Type.Array(Directorship, {
            description: 'Boards of other companies.',
            minItems: 1,
            ...block('table'),
          }),
        },
        closed,
      ),
      { description: 'Board members who sit on other boards.', minItems: 1, ...block('table') },
    ),
  },
  {
    ...closed,
    $id: 'OtherDirectorshipsBody',
    description: "Board members' directorships in other companies.",
  },
);
