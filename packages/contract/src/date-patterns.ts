/** ISO 8601: a day, and a day of which only the year, or the year and the month, may be known. */
export const dayPattern = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
export const partialDayPattern = '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$';
