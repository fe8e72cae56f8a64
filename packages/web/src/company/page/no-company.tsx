import { pathOfKey } from '../../paths.js';
import { loadDetails } from '../../report/report-details.js';
import { useClient } from '../../session/session-context.js';
import { Empty } from '../../states/empty.js';
import { OtherLanguages } from '../../states/other-languages.js';
import { isReady, useLoaded } from '../../use-loaded.js';
import { useWords } from '../../words/explorer-words.js';
import { nameCompany } from './name-company.js';

interface NoCompanyProps {
  entityId: number;
  language: string;
}

/** No such report; perhaps there is one in another language. */
export function NoCompany({ entityId, language }: NoCompanyProps) {
  const words = useWords();
  const client = useClient();
  const languages = useLoaded(String(entityId), (signal) =>
    Number.isInteger(entityId)
      ? loadDetails(client, nameCompany(entityId, language), signal)
      : Promise.resolve(undefined),
  );
  const others = isReady(languages) ? (languages.value?.languages ?? []) : [];
  return (
    <Empty title={words.company.noSuchCompany}>
      {others.length === 0 ? (
        words.company.notInLanguage(words.language(language))
      ) : (
        <OtherLanguages
          language={language}
          others={others}
          pathOf={(name) => pathOfKey(nameCompany(entityId, name).key)}
        />
      )}
    </Empty>
  );
}
