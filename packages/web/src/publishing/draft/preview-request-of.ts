import type { PreviewOptions } from '@broadsheet/client';
import type { DraftSource } from '../drafts/draft.js';
import { writeText } from './write-text.js';

/** The draft in the form that is sent to be checked. */
export function previewRequestOf(source: DraftSource): PreviewOptions {
  switch (source.kind) {
    case 'text':
      return { text: source.text, name: source.name };
    case 'file':
      return { base64: source.base64, name: source.name };
    case 'sheets':
      return { sheets: source.sheets, name: source.name };
    case 'document':
      // As text, so that findings have lines in the shown text.
      return writeText(source);
  }
}
