import type { ReactElement } from 'react';
import type { ExplorerWords } from '../words/explorer-words.js';

/** The pages designed for one family; all other families use the general pages. */
export interface FamilyDesign {
  family: string;
  /**
   * The report page for the path segments after the family's name; undefined if they name no
   * report.
   */
  renderPage: (steps: string[]) => ReactElement | undefined;
  /** Loads the script of the page in advance. */
  preload: () => void;
  /** Left out to use the general lists. */
  browse?: BrowseDesign;
  /** Pages of the family besides reports and lists, which its lists link to. */
  links?: readonly FamilyLink[];
}

interface FamilyLink {
  path: string;
  title: (words: ExplorerWords) => string;
  /** A sentence about the page. */
  about: (words: ExplorerWords) => string;
}

/** The titles and paths of the family's lists of reports. */
export interface BrowseDesign {
  /** Contains `:country` if there is a list for each country. */
  route: string;
  /** Set if the route does not contain the country. */
  country?: string;
  /** Above the title of the list. */
  eyebrow: (words: ExplorerWords) => string;
  titleOf: (country: string, words: ExplorerWords) => string;
  /** The link to a list on the front page, with the number of its subjects. */
  groupOf: (country: string, count: number, words: ExplorerWords) => BrowseGroup;
}

interface BrowseGroup {
  name: string;
  about: string;
}
