import type { ClientChange, ClientRight } from '@broadsheet/client';
import { writeRateLimits } from '@broadsheet/contract/rate-plan';
import { useState } from 'react';
import { describeFault } from '../publishing/describe-fault.js';
import { usePublishingWords } from '../publishing/publishing-words.js';
import { useAdminWords } from './admin-words.js';
import { LabelledField } from './labelled-field.js';
import { exampleRatePlan, parseRatePlan } from './rate-plan.js';
import { RightFields } from './right-fields.js';

let last = 0;

/** The number is the React key: when a right is removed, the others keep their own fields. */
interface NumberedRight {
  id: number;
  right: ClientRight;
}

const numbered = (right: ClientRight): NumberedRight => ({ id: (last += 1), right });

/** The properties that the form changes. */
export type ClientFields = Required<
  Pick<ClientChange, 'name' | 'entitlements' | 'ratePlan' | 'expiresAt'>
>;

interface FormProps {
  /** The initial content of the fields. */
  client: {
    name: string;
    entitlements: ClientRight[];
    ratePlan: { limit: number; seconds: number }[] | null;
    expiresAt: string | null;
  };
  action: string;
  onSave: (fields: ClientFields) => Promise<void>;
}

/** Name, rights, limits and expiry of a client. */
export function ClientForm({ client, action, onSave }: FormProps) {
  const { form: words } = useAdminWords();
  const publishingWords = usePublishingWords();
  const [name, setName] = useState(client.name);
  const [rights, setRights] = useState(() => client.entitlements.map(numbered));
  const [plan, setPlan] = useState(client.ratePlan ? writeRateLimits(client.ratePlan) : '');
  const [expiry, setExpiry] = useState(client.expiresAt?.slice(0, 10) ?? '');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setFault('');
    try {
      await onSave({
        name,
        entitlements: rights.map(({ right }) => right),
        ratePlan: parseRatePlan(plan, words.noLimit),
        expiresAt: expiry === '' ? null : expiry,
      });
    } catch (error) {
      setFault(describeFault(error, publishingWords));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="client-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LabelledField label={words.name} required maxLength={200} value={name} onValue={setName} />
      <Rights rights={rights} onRights={setRights} />
      <LabelledField
        label={words.limits}
        about={words.limitsAbout}
        placeholder={exampleRatePlan}
        value={plan}
        onValue={setPlan}
      />
      <LabelledField
        type="date"
        label={words.until}
        about={words.untilAbout}
        value={expiry}
        onValue={setExpiry}
      />
      <SaveRow action={action} fault={fault} isBusy={isBusy} />
    </form>
  );
}

interface SaveProps {
  action: string;
  fault: string;
  isBusy: boolean;
}

/** The error message, and the button that saves. */
function SaveRow({ action, fault, isBusy }: SaveProps) {
  const { doing } = usePublishingWords();
  return (
    <>
      <p className="fault" role="alert">
        {fault}
      </p>
      <div className="actions">
        <button type="submit" className="primary" disabled={isBusy}>
          {action}
        </button>
        {isBusy && <progress aria-label={doing(action)} />}
      </div>
    </>
  );
}

interface RightsProps {
  rights: NumberedRight[];
  onRights: (rights: NumberedRight[]) => void;
}

function Rights({ rights, onRights }: RightsProps) {
  const { form: words } = useAdminWords();
  return (
    <>
      {rights.map(({ id: key, right }, index) => (
        <RightFields
          key={key}
          number={index + 1}
          right={right}
          onChange={(changed) => {
            onRights(rights.with(index, { id: key, right: changed }));
          }}
          onRemove={() => {
            onRights(rights.toSpliced(index, 1));
          }}
        />
      ))}
      <button
        type="button"
        className="small"
        onClick={() => {
          onRights([...rights, numbered({ access: 'read' })]);
        }}
      >
        {words.addRight}
      </button>
    </>
  );
}
