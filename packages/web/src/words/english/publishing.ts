import { decapitalise } from '@broadsheet/contract/words';
import { writeNumber } from '../../number-format.js';
import { formatTime } from '../../shell/format-time.js';

const writeMegabytes = (bytes: number) =>
  writeNumber(bytes / 1_000_000, 'en', { maximumFractionDigits: 1 });

interface TooLarge {
  name: string;
  bytes: string;
  /** The largest; undefined for a document without sheets. */
  sheet: string | undefined;
}

/** The pages of publishers. These words are in their script, so that readers do not load them. */
export const publishing = {
  title: 'Publishing',
  lead: 'Write, check and publish reports. Readers see them at once.',
  /** `31 January 2026, 09:05`, from an ISO 8601 time. */
  time: (iso: string) => formatTime(iso, 'en'),
  number: (value: number) => writeNumber(value, 'en', { maximumFractionDigits: 6 }),
  states: { published: 'Published', withdrawn: 'Withdrawn', new: 'New' },
  the: {
    draft: 'the draft',
    form: 'the form',
    preview: 'the preview',
    changes: 'what would change',
  },
  edition: (number: number) => `Edition ${String(number)}`,
  cancel: 'Cancel',
  asWorkbook: 'Save as a workbook',
  /** While the action of the button is in progress. */
  doing: (action: string) => `${action} …`,
  /** The number of all. */
  doneOf: (done: number, all: number) => `${String(done)} of ${String(all)}`,
  sending: 'Sending',
  /** The share of a long document that is sent. */
  sent: (percent: number, bytes: number) =>
    `${String(percent)} % of ${writeMegabytes(bytes)} MB sent`,
  faults: {
    conflict:
      'Somebody else has published another edition meanwhile. Close this and look at it first.',
    unreachable:
      'The service cannot be reached. Nothing was done; try again when the connection is back.',
    unknown: 'Something went wrong. Try again.',
  },
  begin: {
    title: 'New report',
    about:
      'Begins with a document that is valid as it stands, and says in comments what everything means.',
    family: 'Family',
    begin: 'Begin',
    workbook: 'Get it as a workbook',
    answered: (status: number) => `The service answered ${String(status)}. Try again later.`,
    unreachable: 'The service cannot be reached. Check your connection and try again.',
  },
  files: {
    title: 'A file of yours',
    about:
      'Drop documents here: workbooks (.xlsx), YAML, JSON, or folders of them. A folder of CSV files with Report.csv is one document. Nothing is published before you say so.',
    choose: 'Choose files',
    chooseFolder: 'Choose a folder',
    reading: 'Reading files',
    wrongName: (name: string, endings: string) =>
      `${name} is not read: its name must end in ${endings}.`,
    otherWorkbook: (name: string) =>
      `${name} is a workbook of another kind; save it as .xlsx, without macros, and drop that.`,
    sheetAlone: (name: string) =>
      `${name} is one sheet of a document: drop it together with Report.csv, or drop their folder.`,
    nothing:
      'There is no document in it: a .yaml, .json or .xlsx file, or .csv files with Report.csv.',
    unreadable: (name: string) =>
      `${name} cannot be read; it may have been moved. Choose it again.`,
    tooLarge: ({ name, bytes, sheet }: TooLarge) =>
      `${name} has ${bytes} bytes; a document has at most 8 MiB. ${
        sheet === undefined
          ? 'Delete what is not needed.'
          : `Most of it is the sheet “${sheet}”: delete the rows below its last figure, and pictures and sheets that are not needed.`
      }`,
  },
  drafts: {
    title: 'Drafts on this machine',
    /** Edition and time. */
    about: (edition: number | undefined, time: string) =>
      edition === undefined ? time : `of edition ${String(edition)}, ${time}`,
    discard: 'Discard',
    discardAsk: 'Discard …',
    discardNamed: (name: string) => `Discard the draft ${name} …`,
    discardTitle: (name: string) => `Discard the draft “${name}”?`,
    discardThis: 'Discard this draft?',
    discardText: 'What you changed in it is lost. Published editions stay as they are.',
  },
  batch: {
    check: 'Check all',
    checking: 'Checking the drafts',
    publishing: 'Publishing the drafts',
    ask: (count: number) => `Publish ${String(count)} …`,
    title: (count: number) =>
      count === 1 ? 'Publish one report?' : `Publish ${String(count)} reports?`,
    text: 'Readers see them at once. Those with errors stay here as drafts.',
    about: (differences: number | undefined, warnings: number) =>
      [
        differences === undefined ? 'new' : `${String(differences)} changed`,
        ...(warnings === 0 ? [] : [warnings === 1 ? '1 warning' : `${String(warnings)} warnings`]),
      ].join(', '),
    done: (count: number) =>
      count === 1
        ? 'One report is published. Readers see it now.'
        : `${String(count)} reports are published. Readers see them now.`,
    ready: 'Ready',
    errors: (count: number) => (count === 1 ? '1 error' : `${String(count)} errors`),
    conflict: 'Another edition was published meanwhile',
    unchanged: 'Published already',
  },
  reports: {
    title: 'Reports',
    text: 'Title or key',
    ofFamily: 'Of the family',
    allFamilies: 'All families',
    anyState: 'Published and withdrawn',
    none: 'There are no such reports',
    noneText: 'No report that your client may publish matches. Begin a new one above.',
    pages: 'Pages of reports',
    newer: 'Newer',
    older: 'Older',
    page: (number: number) => `Page ${String(number)}`,
    report: 'Report',
    family: 'Family',
    state: 'State',
    edition: 'Edition',
    published: 'Published',
    by: 'By',
  },
  report: {
    unknown: 'There is no such report',
    unknownText: (key: string) => `${key} was never published.`,
    edit: 'Edit',
    asReaders: 'As readers see it',
    editions: 'Editions',
    edition: 'Edition',
    published: 'Published',
    by: 'By',
    changed: 'Changed',
    current: 'Current',
    andMore: (names: string, rest: number) => `${names} and ${String(rest)} more`,
  },
  withdraw: {
    ask: 'Withdraw …',
    action: 'Withdraw',
    title: (title: string) => `Withdraw “${title}”?`,
    text: (editions: number) =>
      `Readers no longer see it, at once: neither its page nor its charts. Its ${String(editions)} ${editions === 1 ? 'edition is' : 'editions are'} kept, and a roll-back brings it back.`,
    done: 'The report is withdrawn. Roll back to an edition to bring it back.',
  },
  rollback: {
    ask: 'Roll back …',
    askFor: (edition: number) => `Roll back to edition ${String(edition)} …`,
    action: 'Roll back',
    title: (edition: number) => `Roll back to edition ${String(edition)}?`,
    text: (edition: number) =>
      `This makes a new edition with the content of edition ${String(edition)}; none is lost. Readers see it at once.`,
    changes: 'What the roll-back changes',
    done: (made: number, edition: number) =>
      `Edition ${String(made)} is published, with the content of edition ${String(edition)}.`,
  },
  differences: {
    none: 'Nothing differs.',
    value: 'Value',
    change: 'Change',
    rest: (count: number) => `And ${String(count)} more.`,
    notThere: 'not there',
    removed: 'removed',
    entries: (count: number) => `${String(count)} ${count === 1 ? 'entry' : 'entries'}`,
    draft: 'Draft',
    comparedWith: (edition: number, author: string) =>
      `Compared with edition ${String(edition)}, by ${author}.`,
    toDraft: (edition: number) => `From edition ${String(edition)} to the draft`,
    between: (from: number, to: number) => `From edition ${String(from)} to edition ${String(to)}`,
    isNew: 'The report is new: there is no edition to compare with.',
  },
  conflict: {
    title: (edition: number) => `Edition ${String(edition)} was published while you worked`,
    text: ({ author, time, base }: { author: string; time: string; base: number }) =>
      `By ${author}, ${time}. You began with edition ${String(base)}. Your draft is kept as it is. Put what they changed into it where it should stay, then publish yours over theirs.`,
    changes: (count: number) =>
      `What they changed: ${String(count)} ${count === 1 ? 'value' : 'values'}`,
    replace: (edition: number) => `I have seen it: mine replaces edition ${String(edition)}`,
  },
  draft: {
    draft: 'Draft',
    pageTitle: (name: string) => `Draft: ${name}`,
    unknown: 'There is no such draft',
    unknownText: (client: string) =>
      `Drafts are kept in the browser in which they were begun, for each user of ${client}. This one was published or discarded, or begun elsewhere.`,
    document: 'Document',
    /** After the key. */
    lastEdition: (edition: number) => ` · edition ${String(edition)} is the last`,
    unchanged: ' · the draft is the same',
    notChecked: 'Not checked: the service gave no answer.',
    checked: 'Checked, and kept on this machine.',
    checkingNow: 'Checking …',
    checking: 'Checking',
    notKept: 'This browser cannot keep the draft: save it as a file before you leave.',
    panels: 'About the document',
    findings: (count: number) => `Findings (${String(count)})`,
    preview: 'Preview',
    changes: (count: number) => `Changes (${String(count)})`,
    save: 'Save as a file',
    replace: 'Replace with a file',
    /** The content of a replaced draft. */
    before: (name: string) => `${name} (before it was replaced)`,
    onlyOne: 'A draft is one document; drop several on the page “Publishing”.',
  },
  publish: {
    ask: 'Publish …',
    action: 'Publish',
    title: (edition: number) => `Publish edition ${String(edition)}?`,
    /** After the key. */
    text: (state: 'new' | 'withdrawn' | 'published', warnings: number) =>
      `${{ new: ' is new.', withdrawn: ' is withdrawn; this brings it back.', published: '' }[state]} Readers see it at once.${
        warnings === 0
          ? ''
          : ` There ${warnings === 1 ? 'is 1 warning' : `are ${String(warnings)} warnings`}.`
      }`,
    changes: 'What readers will see changed',
    done: (edition: number) => `Edition ${String(edition)} is published. Readers see it now.`,
    /** After `done`: the edition, and the label of a button. */
    newBase: (edition: number, button: string) =>
      `Your file does not know of edition ${String(edition)}: before you change it further, get it as a new workbook by “${button}”, and go on with that.`,
    notChecked: 'It must be checked before it is published.',
    isChecked: 'It is being checked.',
    mend: (errors: number) =>
      errors === 1 ? 'Correct one error first.' : `Correct ${String(errors)} errors first.`,
    conflict: 'First look at what was published meanwhile.',
    unchanged: 'It is the same as the published edition.',
  },
  findings: {
    none: 'Nothing is wrong with it.',
    error: 'Error',
    warning: 'Warning',
    line: (line: number | undefined) => `Line ${String(line)}`,
    inLine: (line: number) => `line ${String(line)}`,
  },
  preview: {
    later: 'There is a preview as soon as the document has no errors.',
    about: (title: string) =>
      `What readers would get of “${title}”. Figures that depend on other reports, such as a rank, are made when it is published.`,
  },
  editor: {
    label: 'How the document is edited',
    form: 'Form',
    text: 'Text',
    textLabel: 'Document as a text',
    isWorkbook:
      'This is a workbook, or CSV files. Edit it under “Form”, or correct it in your spreadsheet program and drop it here again.',
    workbookFirst:
      'There is a form as soon as the workbook or the CSV files can be read: the findings name the cells. Correct them in your spreadsheet program and drop it here again.',
    textFirst: 'There is a form as soon as the text can be read: correct it under “Text” first.',
    reading: 'Reading the text …',
    ofText:
      'What you change here is kept without the comments of the text, and shown as JSON there.',
    ofWorkbook: 'What you change here is kept in the draft, not in your workbook.',
  },
  form: {
    empty: 'empty',
    found: (count: number) => `${String(count)} found`,
    needed: '(needed)',
    asReaders: 'As readers see it',
    readersSee: (title: string) => `${title} as readers see it`,
    aLineEach: 'A line for each.',
    removeEntry: 'Remove this entry',
    newEntry: 'new',
    removeYear: (year: string) => `Remove ${year}`,
    addTo: (title: string) => `Add to ${decapitalise(title)}`,
    cell: (title: string, column: string, row: number) => `${title}, ${column}, row ${String(row)}`,
    removeRow: (row: number, title: string) => `Remove row ${String(row)} of ${title}`,
    paste: 'Copy cells in a spreadsheet and paste them into the first cell.',
    turned: 'The years stood in one row; here they are below each other.',
    tooWide: (given: number, free: number) =>
      `Nothing was pasted: the cells are ${String(given)} columns wide, and from this one on there ${free === 1 ? 'is only 1' : `are only ${String(free)}`}.`,
    tooLong: (given: number, free: number) =>
      `Nothing was pasted: the cells are ${String(given)} lines long, and from this one on there ${free === 1 ? 'is only 1' : `are only ${String(free)}`}.`,
    noColumn: (name: string) =>
      `Nothing was pasted: “${name}” is not part of this table. Copy only the years and the figures that belong here.`,
    /** Before the findings there. */
    inRow: (row: number, column: string | undefined) =>
      `Row ${String(row)}${column === undefined ? '' : `, ${column}`}: `,
  },
};
