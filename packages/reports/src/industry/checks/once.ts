import { joinPointer, type Findings } from '@broadsheet/contract/checking';
import { checkDistinct } from '../../checks/distinct.js';
import type { ValidDocument } from '../document.js';

/** Lists that must not name anything twice, regardless of letter case. */
export function checkOnce(found: Findings, document: ValidDocument): void {
  checkNames(found, document.Glossary, 'Term', '/Glossary');
  checkNames(found, document.CompetitiveForces, 'Force', '/CompetitiveForces');
  checkNames(found, document.Companies, 'Name', '/Companies');
  checkNames(found, document.ExternalDrivers, 'Name', '/ExternalDrivers');
}

function checkNames<Field extends string>(
  found: Findings,
  rows: readonly Record<Field, string>[] | undefined,
  field: Field,
  pointer: string,
): void {
  if (rows === undefined) return;
  checkDistinct(
    found,
    rows.map((row) => row[field]),
    (index) => joinPointer(pointer, index, field),
  );
}
