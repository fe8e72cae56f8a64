import type { Finding } from '@broadsheet/contract/checking';
import { listUnwritable } from '../../unwritable.js';
import type { Sound } from './sound.js';

export const checkText = ({ document }: Sound): Finding[] => listUnwritable(document);
