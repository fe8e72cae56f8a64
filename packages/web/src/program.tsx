import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// The build puts the form for signing in there; `npm run dev` leaves it empty.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
