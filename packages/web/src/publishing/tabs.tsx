import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; title: string }[];
  shown: Name;
  onShow: (name: Name) => void;
  /** The content of the shown tab. */
  children: ReactNode;
}

/** Tabs over one panel; arrow keys move between them. */
export function Tabs<Name extends string>({
  label,
  tabs,
  shown,
  onShow,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex(({ name }) => name === shown);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onShow(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => {
              onShow(name);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        tabIndex={0}
        className="tab-panel"
      >
        {children}
      </div>
    </div>
  );
}
