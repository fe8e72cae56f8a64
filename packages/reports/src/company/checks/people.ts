import type { Findings } from '@broadsheet/contract/checking';
import type { CheckInput } from './check-input.js';

export function checkPeople(found: Findings, { document: { Personnel = [] } }: CheckInput): void {
  Personnel.forEach(({ Name, Roles, OtherDirectorships }, index) => {
    if (OtherDirectorships === undefined || Roles.includes('Director')) return;
    found.warning(
      `/Personnel/${String(index)}/OtherDirectorships`,
      `${Name} has directorships in other companies, but the roles here are ${Roles.join(', ')}; the section is about board members, so Director is expected.`,
    );
  });
}
