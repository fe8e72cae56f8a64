import { companyPath } from '../../paths.js';
import { useClient } from '../../session/session-context.js';
import { Empty } from '../../states/empty.js';
import { OtherLanguages } from '../../states/other-languages.js';
import { useLoaded } from '../../use-loaded.js';
import { listLanguages } from './list-languages.js';

interface NoCompanyProps {
  entityId: number;
  language: string;
}

/** No such report; perhaps there is one in another language. */
export function NoCompany({ entityId, language }: NoCompanyProps) {
  const client = useClient();
  const languages = useLoaded(String(entityId), (signal) =>
    Number.isInteger(entityId) ? listLanguages(client, entityId, signal) : Promise.resolve([]),
  );
  const others = languages.state === 'ready' ? languages.value : [];
  return (
    <Empty title="There is no such company report">
      {others.length === 0 ? (
        `No report is published for this company in ${language}.`
      ) : (
        <OtherLanguages
          language={language}
          others={others}
          pathOf={(name) => companyPath(entityId, name)}
        />
      )}
    </Empty>
  );
}
