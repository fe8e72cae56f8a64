import { reportFamilies } from '@broadsheet/reports';
import { createPreparation } from './preparation.js';

/** Prepares documents of the families that Broadsheet ships. */
export const shippedPreparation = createPreparation(reportFamilies);

export const { buildDraft, checkDocument, prepareEdition } = shippedPreparation;
