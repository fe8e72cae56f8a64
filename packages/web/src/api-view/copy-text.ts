/**
 * Also works on a page loaded by plain HTTP from another machine, where browsers have no clipboard
 * API.
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const { activeElement } = document;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  try {
    area.focus({ preventScroll: true });
    area.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without a secure context
    if (!document.execCommand('copy')) throw new Error('The browser did not allow copying.');
  } finally {
    area.remove();
    // Restores the focus, so that keyboard users continue where they were, not at the top of the
    // page.
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}
