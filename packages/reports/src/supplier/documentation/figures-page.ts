import { healthBounds, healthFigures, mostSupplierYears } from '@broadsheet/contract';
import { renderFormulas } from '../../documentation/formula-table.js';

const { distressBelow, safeAbove } = healthBounds;

const introduction = `# Supplier figures: what is derived, and how

Made from the definition tables that the code itself calculates with; \`npm run docs\` writes it anew.

Statements, their totals and ratios are those of company reports: [company figures](company-figures.md) has every formula. Requests with
\`AllYears: true\` are answered with up to ${String(mostSupplierYears)} years, all others with the latest.

## Section \`financialhealth\`
`;

const ending = `
A figure is **absent** where one of its inputs is absent or a divisor is zero or negative. \`X1\` to \`X4\` are rounded to four decimals; the
score follows from them as they are published and is rounded to two. \`Zone\` is \`Distress\` below ${String(distressBelow)}, \`Safe\` above ${String(safeAbove)}, else \`Grey\`.
It is Altman's Z″ for companies of any kind, without a constant. The lines of the statements that it is made of stand beside it.
`;

/** The page `docs/supplier-figures.md`. */
export function renderFiguresPage(): string {
  return `${introduction}\n${renderFormulas(healthFigures)}\n${ending}`;
}
