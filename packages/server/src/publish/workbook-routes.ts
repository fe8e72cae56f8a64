import { fileFormats, writeDocumentWorkbook } from '@broadsheet/contract';
import { InvalidDocumentError } from '@broadsheet/editions';
import { requirePublisher } from '../authentication/roles.js';
import type { AddRoute } from '../route.js';
import type { DocumentPreparer } from './document-preparer.js';
import { invalidDocument } from './invalid-document.js';
import { refuseForm } from './refuse-form.js';
import type { UploadBudget } from './upload-budget.js';

interface WorkbookServices {
  documents: Pick<DocumentPreparer, 'buildWorkbook'>;
  uploads: UploadBudget;
}

/** Gives publishers a document as a workbook. */
export function workbookRoutes(addRoute: AddRoute, { documents, uploads }: WorkbookServices): void {
  addRoute(
    writeDocumentWorkbook,
    async (request, reply) => {
      const bytes = await documents.buildWorkbook(request.body).catch((error: unknown) => {
        if (error instanceof InvalidDocumentError) throw invalidDocument(error.findings);
        return refuseForm(error);
      });
      return reply.header('content-type', fileFormats.xlsx.contentType).send(Buffer.from(bytes));
    },
    {
      afterGuard(request, reply, done) {
        try {
          requirePublisher(request.client);
          uploads.reserve(request, reply);
          done();
        } catch (error) {
          done(error as Error);
        }
      },
    },
  );
}
