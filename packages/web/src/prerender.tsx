import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.js';

/**
 * The first page of a user who is not signed in, on every path; the service hides it from browsers that
 * come with a session. The build writes it into index.html.
 */
export function renderFirstPage(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
