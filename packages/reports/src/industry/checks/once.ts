import type { Findings } from '@broadsheet/contract/checking';
import { checkDistinctField } from '../../checks/distinct.js';
import type { ValidDocument } from '../document.js';

/** Lists that must not name anything twice, regardless of letter case. */
export function checkOnce(found: Findings, document: ValidDocument): void {
  const { Glossary = [], CompetitiveForces = [], Companies = [], ExternalDrivers = [] } = document;
  checkDistinctField(found, Glossary, { pointer: '/Glossary', field: 'Term' });
  checkDistinctField(found, CompetitiveForces, { pointer: '/CompetitiveForces', field: 'Force' });
  checkDistinctField(found, Companies, { pointer: '/Companies', field: 'Name' });
  checkDistinctField(found, ExternalDrivers, { pointer: '/ExternalDrivers', field: 'Name' });
}
