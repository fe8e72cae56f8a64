import type { Finding } from '../finding.js';
import { warning } from './check-finding.js';
import type { CompanyDocument } from './document.js';

export function checkPeople({ Personnel = [] }: Partial<CompanyDocument>): Finding[] {
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
