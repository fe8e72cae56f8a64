import type { ReactElement } from 'react';

/** What a family has of its own in the explorer; all others have the general pages. */
export interface FamilyDesign {
  family: string;
  /** Its report's page by the steps of the path after the family's name; undefined where they name none. */
  renderPage: (steps: string[]) => ReactElement | undefined;
  /** Fetches the script of the page before it is asked for. */
  preload: () => void;
  browse: BrowseDesign;
}

/** How lists of the family's reports are called, and where they are. */
export interface BrowseDesign {
  /** With `:country` where there is a list for each. */
  route: string;
  /** Where the route does not name it. */
  country?: string;
  /** Above the title of the list. */
  eyebrow: string;
  titleOf: (country: string) => string;
  /** The link to a list on the front page, by the number of its subjects. */
  shelfOf: (country: string, count: number) => Shelf;
}

interface Shelf {
  name: string;
  about: string;
}
