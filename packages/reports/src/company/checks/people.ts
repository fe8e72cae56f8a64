import type { Finding } from '@broadsheet/contract/checking';
import { warning } from './finding.js';
import type { Sound } from './sound.js';

export function checkPeople({ document: { Personnel = [] } }: Sound): Finding[] {
  return Personnel.flatMap(({ Name, Roles, OtherDirectorships }, index) =>
    OtherDirectorships === undefined || Roles.includes('Director')
      ? []
      : [
          warning(
            `/Personnel/${String(index)}/OtherDirectorships`,
            `${Name} has directorships in other companies, but the roles here are ${Roles.join(', ')}; the section is about board members, so Director is expected.`,
          ),
        ],
  );
}
