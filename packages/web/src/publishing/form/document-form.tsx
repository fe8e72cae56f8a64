import type { DocumentFinding } from '@broadsheet/client';
import { readName } from '@broadsheet/view';
import { useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { languageTag } from '../../language-tag.js';
import { Failure } from '../../states/failure.js';
import { Loading } from '../../states/loading.js';
import { useLoaded } from '../../use-loaded.js';
import { usePublishingWords } from '../publishing-words.js';
import { findDocumentSchema, kindOf, type Part } from './document-schema.js';
import { Members } from './field.js';
import { FindingsContext, TextLanguageContext, useFindingsBelow } from './form-context.js';
import './form.css';

/** The methods of the form for other parts of the page. */
export interface FormHandle {
  /** Opens the part of a finding, and focuses the field; false if it has none. */
  show: (finding: { pointer: string }) => boolean;
}

interface FormProps {
  family: string;
  document: object;
  findings: readonly DocumentFinding[];
  onDocument: (document: object) => void;
  ref: Ref<FormHandle>;
}

/** A form for a document of any family, made from the schema of its documents. */
export function DocumentForm({ family, ...props }: FormProps) {
  const { the } = usePublishingWords();
  const loaded = useLoaded(`form ${family}`, (signal) => findDocumentSchema(family, signal));
  if (loaded.state === 'loading') return <Loading what={the.form} />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />;
  }
  return loaded.value && <SchemaForm schema={loaded.value} {...props} />;
}

/** Properties that the service adds or reads itself. */
const hidden = new Set(['$schema', 'Family', 'BasedOn']);

type SchemaFormProps = Omit<FormProps, 'family'> & { schema: Part };

function SchemaForm({ schema, document, findings, onDocument, ref }: SchemaFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { single, parts } = useMemo(() => splitParts(schema), [schema]);
  useImperativeHandle(ref, () => ({
    show: ({ pointer }) => {
      const [, part = ''] = pointer.split('/');
      flushSync(() => {
        setOpened((before) => new Set([...before, part]));
      });
      const control = findControl(form.current, pointer);
      openAround(control);
      control?.focus();
      return control !== null;
    },
  }));
  const members = { part: schema, value: document, pointer: '', onValue: onDocument };
  return (
    <FindingsContext value={findings}>
      <TextLanguageContext value={tagOf(document)}>
        <div ref={form} className="document-form">
          <Members {...members} names={single} />
          {parts.map((name) => (
            <FormPart
              key={name}
              name={name}
              isEmpty={!Object.hasOwn(document, name)}
              isOpen={opened.has(name)}
              onToggle={(isOpen) => {
                setOpened((before) => {
                  const next = new Set(before);
                  if (isOpen) next.add(name);
                  else next.delete(name);
                  return next;
                });
              }}
            >
              <Members {...members} names={[name]} />
            </FormPart>
          ))}
        </div>
      </TextLanguageContext>
    </FindingsContext>
  );
}

/** An unfinished document may name no language, or an unknown one. */
function tagOf(document: object): string {
  const { Language } = document as { Language?: unknown };
  return languageTag(typeof Language === 'string' ? Language : 'English');
}

/** Single values are at the top; everything else is a part that can be opened. */
function splitParts({ properties = {} }: Part): { single: string[]; parts: string[] } {
  const names = Object.keys(properties).filter((name) => !hidden.has(name));
  const isSingle = (name: string) =>
    !['grid', 'statements', 'cards', 'group', 'lines', 'text'].includes(
      kindOf(properties[name] ?? {}),
    );
  return {
    single: names.filter(isSingle),
    parts: names.filter((name) => !isSingle(name)),
  };
}

interface PartProps {
  name: string;
  isEmpty: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Its fields are created when it is opened: a document has hundreds. */
function FormPart({ name, isEmpty, isOpen, onToggle, children }: PartProps) {
  const { form: words } = usePublishingWords();
  const found = useFindingsBelow(`/${name}`).length;
  return (
    <details
      className="form-part"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary>
        {readName(name)}
        {isEmpty && <span className="aside"> {words.empty}</span>}
        {found > 0 && <span className="found-count"> {words.found(found)}</span>}
      </summary>
      {isOpen && children}
    </details>
  );
}

/** A field in a closed card cannot have the focus. */
function openAround(control: HTMLElement | null): void {
  const card = control?.closest<HTMLDetailsElement>('details:not([open])');
  if (!card) return;
  card.open = true;
  openAround(card);
}

/** The field at the pointer, or the nearest one around it. */
function findControl(form: HTMLElement | null, pointer: string): HTMLElement | null {
  const steps = pointer.split('/');
  for (let count = steps.length; count > 1; count -= 1) {
    const at = CSS.escape(steps.slice(0, count).join('/'));
    const found = form?.querySelector<HTMLElement>(
      `[data-pointer="${at}"], [data-pointer^="${at}/"]`,
    );
    if (found) return found;
  }
  return null;
}
