import { applyThemeChoice } from './shell/theme-choice.js';
import { whenPainted } from './when-painted.js';

applyThemeChoice();
// The form is in the HTML already: it is shown before the program is evaluated.
whenPainted()
  .then(() => import('./program.js'))
  .then(({ startProgram }) => startProgram())
  .catch(showFault);

/** Without the program the form does not work, so the page must say why. */
function showFault(error: unknown): void {
  // A browser with a session would not see the form, nor the fault in it.
  document.documentElement.removeAttribute('data-returning');
  const fault = document.querySelector('.fault');
  if (fault) fault.textContent = 'A part of this page did not come. Reload it to try again.';
  throw error;
}
