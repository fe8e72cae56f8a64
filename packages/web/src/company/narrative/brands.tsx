import { SafeMarkup } from '../../section-view/safe-markup.js';
import type { SectionProps } from '../page/bodies.js';
import { saysMore } from './says-more.js';

/** The publisher's text, then the brands one by one. */
export function Brands({ bodies: { brands }, tag }: SectionProps) {
  if (!brands) return null;
  const { AnalysisHTML, AnalysisPlainText, Brands: items } = brands;
  const entries = items.flatMap(({ Name, Category, Description }) => [Name, Category, Description]);
  return (
    <>
      {saysMore(AnalysisPlainText, entries) && <SafeMarkup html={AnalysisHTML} tag={tag} />}
      {items.length > 0 && (
        <ul className="company-cards" lang={tag}>
          {items.map(({ Name, Category, Description }, index) => (
            <li key={index}>
              <span className="name">{Name}</span>
              {Category !== undefined && <span className="aside">{Category}</span>}
              {Description !== undefined && <span>{Description}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
