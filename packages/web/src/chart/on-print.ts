interface Printing {
  before: () => void;
  after: () => void;
}

let isPrinting = false;
addEventListener('beforeprint', () => {
  isPrinting = true;
});
addEventListener('afterprint', () => {
  isPrinting = false;
});

/**
 * Calls both around every print, also one that has just begun; returns a function that stops this.
 */
export function onPrint({ before, after }: Printing): () => void {
  if (isPrinting) before();
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
