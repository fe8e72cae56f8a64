const forms = {
  day: new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  shortDay: new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
};

/** A date of the calendar as a report gives it: `2019`, `2019-07` or `2019-07-01`. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (iso.length === 4 || Number.isNaN(date.getTime())) return iso;
  return (iso.length === 7 ? forms.month : forms.day).format(date);
}

/** `30 June`, where the year is known. */
export function formatDayOfYear(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : forms.shortDay.format(date);
}
