import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { findClassification } from '../families/family-description.js';
import { pathOfCode } from './paths.js';

interface CodeLinkProps {
  /** The family whose reports have such codes. */
  family: string;
  country: string;
  code: string;
  children: ReactNode;
}

/** A link to the code in its classification; plain text if the family has none in the country. */
export function CodeLink({ family, country, code, children }: CodeLinkProps) {
  const version = findClassification(useFamilies().find(family), country);
  if (version === undefined) return children;
  return <Link href={pathOfCode(version, code)}>{children}</Link>;
}
