import type { Broadsheet, Edition, PublishedReport } from '@broadsheet/client';
import { withBasis } from '@broadsheet/contract/based-on';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useFamilies } from '../../families/families-context.js';
import { languageTag } from '../../language-tag.js';
import { pathOfKey } from '../../paths.js';
import { useClient } from '../../session/session-context.js';
import { usePageTitle } from '../../shell/use-page-title.js';
import { Empty } from '../../states/empty.js';
import { Failure } from '../../states/failure.js';
import { Loading } from '../../states/loading.js';
import { useLoaded } from '../../use-loaded.js';
import { useWords } from '../../words/explorer-words.js';
import { saveDraft } from '../drafts/draft-store.js';
import { createDraft } from '../drafts/draft.js';
import { useOwner } from '../drafts/use-owner.js';
import { paths } from '../paths.js';
import { usePublishingWords } from '../publishing-words.js';
import { StateMark } from '../state-mark.js';
import { WorkbookButton } from '../workbook-button.js';
import { EditionsTable } from './editions-table.js';
import { takeNotice } from './notice.js';
import { WithdrawDialog } from './withdraw-dialog.js';

interface LoadedReport {
  report: PublishedReport;
  editions: Edition[];
}

/** One report for its publishers: its editions, and the actions on it. */
export function PublishedReportPage({ reportKey: key }: { reportKey: string }) {
  const client = useClient();
  const { report: words } = usePublishingWords();
  const { the } = useWords().states;
  const loaded = useLoaded(key, (signal) => loadReport(client, key, signal));
  usePageTitle(loaded.state === 'ready' ? (loaded.value?.report.title ?? key) : key);
  if (loaded.state === 'loading') return <Loading what={the.report} heading={key} />;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) {
    return <Empty title={words.unknown}>{words.unknownText(key)}</Empty>;
  }
  return (
    <ReportDetails
      {...loaded.value}
      onChanged={() => {
        loaded.reload({ isQuiet: true });
      }}
    />
  );
}

async function loadReport(
  { publishing }: Broadsheet,
  key: string,
  signal: AbortSignal,
): Promise<LoadedReport | undefined> {
  const { reports } = await publishing.reports({ text: key, limit: 100, signal });
  const report = reports.find((one) => one.key.toLowerCase() === key.toLowerCase());
  return report && { report, editions: await publishing.editions(report.key, { signal }) };
}

function ReportDetails({ report, editions, onChanged }: LoadedReport & { onChanged: () => void }) {
  const words = usePublishingWords();
  const { describe } = useFamilies();
  const [notice, setNotice] = useState(() => takeNotice(report.key));
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { key, title, state, language, edition } = report;
  return (
    <article className="publishing">
      <header className="front-header">
        <p className="eyebrow">
          <Link href={paths.list}>{words.title}</Link>
        </p>
        <h1 lang={languageTag(language)}>{title}</h1>
        <p>
          <StateMark state={state} /> {words.edition(edition)} · {describe(report)} ·{' '}
          <code>{key}</code>
        </p>
        {notice !== undefined && (
          <p className="notice" role="status">
            {notice}
          </p>
        )}
        <ReportActions
          report={report}
          onWithdraw={() => {
            setWithdrawing(true);
          }}
        />
      </header>
      <EditionsTable
        report={report}
        editions={editions}
        onRolledBack={(message) => {
          setNotice(message);
          onChanged();
        }}
      />
      {isWithdrawing && (
        <WithdrawDialog
          report={report}
          onWithdrawn={() => {
            setNotice(words.withdraw.done);
            onChanged();
          }}
          onClose={() => {
            setWithdrawing(false);
          }}
        />
      )}
    </article>
  );
}

interface ReportActionsProps {
  report: PublishedReport;
  onWithdraw: () => void;
}

function ReportActions({ report, onWithdraw }: ReportActionsProps) {
  const words = usePublishingWords();
  const { publishing } = useClient();
  const { key, state, edition } = report;
  return (
    <div className="actions">
      <EditButton report={report} />
      <WorkbookButton
        name={key}
        findSource={async () => {
          const found = await publishing.document(key, { edition });
          return found && { document: withBasis(found.document as object, { key, edition }) };
        }}
      />
      {state === 'published' && (
        <>
          <Link className="button" href={pathOfKey(key)}>
            {words.report.asReaders}
          </Link>
          <button type="button" onClick={onWithdraw}>
            {words.withdraw.ask}
          </button>
        </>
      )}
    </div>
  );
}

/** Starts a draft with the document of the last edition. */
function EditButton({ report }: { report: PublishedReport }) {
  const { publishing } = useClient();
  const { report: words } = usePublishingWords();
  const owner = useOwner();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const edit = async () => {
    setBusy(true);
    const { key, edition, title } = report;
    const found = await publishing.document(key, { edition });
    if (!found) return;
    const document = withBasis(found.document as object, { key, edition });
    const draft = createDraft({
      ...{ owner, name: title, base: { key, edition } },
      source: { kind: 'document', document },
    });
    await saveDraft(draft);
    navigate(paths.draft(draft.id));
  };
  return (
    <button
      type="button"
      className="primary"
      disabled={isBusy}
      onClick={() => {
        void edit().finally(() => {
          setBusy(false);
        });
      }}
    >
      {words.edit}
    </button>
  );
}
