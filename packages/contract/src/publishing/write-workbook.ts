import { Type } from 'typebox';
import { fileFormats } from '../file-formats.js';
import type { Operation } from '../operation.js';
import { maxPreviewBytes, PreviewRequest } from './preview-report.js';

export const writeDocumentWorkbook: Operation = {
  id: 'writeDocumentWorkbook',
  method: 'POST',
  path: '/publish/v1/workbook',
  tag: 'publish',
  summary: 'Write a document as a workbook',
  description:
    'Writes a document of any family as a workbook (.xlsx), to be edited in a spreadsheet program and sent back without loss. Problems are comments at the cells. A workbook that is sent keeps its other contents. Nothing is published or stored.',
  access: 'token',
  body: PreviewRequest,
  bodyExample: { Name: 'wine.yaml', Text: 'Family: industry\nCountry: AU\n' },
  maxBodyBytes: maxPreviewBytes,
  answers: {
    200: {
      description: 'The workbook.',
      contentType: fileFormats.xlsx.contentType,
      schema: Type.String({ description: 'The bytes of the file.' }),
      example: '…',
    },
  },
  problems: ['invalid_document'],
};
