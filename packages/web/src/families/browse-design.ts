import type { BrowseDesign } from './family-design.js';
import { findFamilyDesign } from './pages.js';

/** The titles of a family's lists: as designed, otherwise from the family's title. */
export function browseDesignOf(family: string, title: string): BrowseDesign {
  return (
    findFamilyDesign(family)?.browse ?? {
      route: `/explore/browse/${encodeURIComponent(family)}/:country`,
      eyebrow: () => title,
      titleOf: (country, words) => `${title}${words.comma}${words.country(country)}`,
      groupOf: (country, count, words) => ({
        name: words.country(country),
        about: words.find.countOfReports(count),
      }),
    }
  );
}

export function browsePath({ route }: BrowseDesign, country: string): string {
  return route.replace(':country', encodeURIComponent(country));
}
