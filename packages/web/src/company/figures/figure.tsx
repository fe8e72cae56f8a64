import { Missing } from './missing.js';

interface FigureProps {
  value: number | undefined;
  format: (value: number) => string;
}

/** One number of a table: negative numbers are highlighted, missing ones are marked. */
export function Figure({ value, format }: FigureProps) {
  if (value === undefined) return <Missing />;
  const text = format(value);
  return value < 0 ? <span className="company-negative">{text}</span> : text;
}
