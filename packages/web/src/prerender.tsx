import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.js';

/**
 * The first page that every user sees, on every path: no user is signed in before the program runs,
 * since the token is kept in memory only. The build writes it into index.html.
 */
export function renderFirstPage(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
