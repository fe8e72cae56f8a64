import type { SessionView } from '@broadsheet/contract';
import type { ComponentType } from 'react';
import { useSession } from '../session/session-context.js';
import { NotAllowedPage } from './not-allowed-page.js';

interface ProtectedRouteProps {
  /** Its script is loaded when it is first shown. */
  Page: ComponentType;
  isAllowed: (view: SessionView) => boolean;
  /** The right that it needs. */
  right: 'publish' | 'administer';
}

/** A page for some clients only: others do not load its script. */
export function ProtectedRoute({ Page, isAllowed, right }: ProtectedRouteProps) {
  const { view } = useSession();
  if (!isAllowed(view)) return <NotAllowedPage right={right} />;
  return <Page />;
}
