import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.js';

/**
 * What everybody sees first, on every path: nobody is signed in before the program runs, since the token
 * is kept in memory only. The build writes it into index.html.
 */
export function renderFirstPage(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
