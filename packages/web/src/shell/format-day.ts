const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** `31 January 2026`, in the reader's time zone. */
export function formatDay(iso: string): string {
  return days
    .formatToParts(new Date(iso))
    .filter(({ type }) => type !== 'literal')
    .sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
    .map(({ value }) => value)
    .join(' ');
}

const order = ['day', 'month', 'year'];
