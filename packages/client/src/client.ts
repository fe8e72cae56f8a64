import { createAdministration, type Administration } from './administration.js';
import { openFamilyCaches, type CacheRefresh, type FamilyCaches } from './cache/family-caches.js';
import { downloadReport, type DownloadOptions, type ReportFile } from './download.js';
import type { AnyFamily } from './families/any-family.js';
import { createFamily, requireFamilyName } from './families/create-family.js';
import { ShippedFamilies, type FamilyOf } from './families/shipped-families.js';
import { authorize, authorizeBySession } from './http/authorized.js';
import type { Send } from './http/call.js';
import type { RateLimit } from './http/rate-limit.js';
import { systemRuntime, type Runtime } from './http/runtime.js';
import { createSender } from './http/sender.js';
import { createTokens } from './http/tokens.js';
import { resolveOptions, type BroadsheetOptions } from './options.js';
import {
  listChanges,
  type ChangeEvent,
  type ChangesOptions,
  type ChangesPage,
} from './reports/changes.js';
import { createClassifications, type Classifications } from './reports/classifications.js';
import {
  compareReports,
  downloadComparison,
  type Comparison,
  type ComparisonOptions,
  type ComparisonFile,
  type ComparisonFileOptions,
} from './reports/comparison.js';
import type { Paged } from './reports/paged.js';
import { createPublishing, type Publishing } from './reports/publishing.js';
import { listReferences, type ReferencesQuery, type RelatedReport } from './reports/references.js';
import type { ReportPage } from './reports/report-page.js';
import {
  searchReports,
  type FoundReport,
  type SearchPage,
  type SearchQuery,
} from './reports/search.js';

/**
 * Reads and publishes reports of a service. One instance serves a whole program: it shares its
 * token, its cache and what it knows of the limits.
 *
 * ```ts
 * const client = new Broadsheet({
 *   baseUrl: 'https://reports.example.com',
 *   credentials: { clientId, username, password },
 * });
 * const images = await client.industry.images({ country: 'AU', code: '1214' });
 * ```
 */
export class Broadsheet extends ShippedFamilies {
  /** Publishing, for clients entitled to it. */
  readonly publishing: Publishing;
  /** Clients and their rights, and usage counts; for administrators. */
  readonly administration: Administration;
  /** Classifications of industries: codes, their reports, and conversion. */
  readonly classifications: Classifications;

  readonly #send: Send;
  readonly #runtime: Runtime;
  readonly #caches: FamilyCaches;
  readonly #families = new Map<string, AnyFamily>();
  #limits: RateLimit[] = [];

  /** `runtime` replaces the clock, the randomness and the waiting, for tests. */
  constructor(options: BroadsheetOptions, runtime: Partial<Runtime> = {}) {
    super();
    const resolved = resolveOptions(options);
    const { credentials, onAnswer } = resolved;
    this.#runtime = { ...systemRuntime, ...runtime };
    const send = createSender({
      ...resolved,
      runtime: this.#runtime,
      onAnswer: (report) => {
        if (report.limits.length > 0) this.#limits = report.limits;
        onAnswer(report);
      },
    });
    this.#send =
      typeof credentials === 'object' && 'signInAgain' in credentials
        ? authorizeBySession(send, credentials)
        : authorize(send, createTokens(credentials, send, this.#runtime.now));
    this.#caches = openFamilyCaches(this.#send, resolved, this.#runtime);
    this.publishing = createPublishing(this.#send);
    this.administration = createAdministration(this.#send);
    this.classifications = createClassifications(this.#send);
  }

  /** The limits in the service's last answer; empty if it has none. */
  get limits(): RateLimit[] {
    return this.#limits;
  }

  /**
   * The reports of a family by its name. Known families are typed; for any other family, section
   * bodies are untyped.
   */
  family<Name extends string>(name: Name): FamilyOf<Name> {
    const family =
      this.#families.get(name) ??
      createFamily({
        name: requireFamilyName(name),
        send: this.#send,
        cache: this.#caches.of(name),
      });
    this.#families.set(name, family);
    return family as FamilyOf<Name>;
  }

  /** Finds reports by names, plain words, questions, codes and numbers, best first. */
  search(query: SearchQuery): Paged<SearchPage, FoundReport> {
    return searchReports(this.#send, query);
  }

  /**
   * The reports that a report names, and those that name it: from an industry to its risk report, from
   * a driver to the industries exposed to it.
   */
  references(query: ReferencesQuery): Paged<ReportPage<RelatedReport>, RelatedReport> {
    return listReferences(this.#send, query);
  }

  /**
   * Key figures and ratios of two to six reports of one family, measure by measure. A report that may not
   * be read, or is not published, is named and left out.
   */
  compare(asked: ComparisonOptions): Promise<Comparison> {
    return compareReports(this.#send, asked);
  }

  /** The same comparison as a file: CSV, or a workbook. */
  compareAsFile(asked: ComparisonFileOptions): Promise<ComparisonFile> {
    return downloadComparison(this.#send, asked);
  }

  /**
   * A whole report of any family as a file, such as a PDF, to be read as a stream or as bytes.
   * Undefined if there is no such report. Once its bytes have begun to arrive, a broken connection
   * is not retried.
   */
  download(asked: DownloadOptions): Promise<ReportFile | undefined> {
    return downloadReport(this.#send, asked);
  }

  /** The events of reports, in order; resuming from a cursor gives every later event. */
  changes(options?: ChangesOptions): Paged<ChangesPage, ChangeEvent> {
    return listChanges(this.#send, this.#runtime, options);
  }

  /** Asks the service what changed and removes it from the cache; without a cache, does nothing. */
  refreshCache(): Promise<CacheRefresh> {
    return this.#caches.refresh();
  }
}
