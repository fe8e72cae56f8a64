import { Link } from 'wouter';
import { companyPath } from '../../paths.js';
import { useClient } from '../../session/session-context.js';
import { Empty } from '../../states/empty.js';
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
        <>
          It is not published in {language}, but in{' '}
          {others.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <Link href={companyPath(entityId, name)}>{name}</Link>
            </span>
          ))}
          .
        </>
      )}
    </Empty>
  );
}
