interface Printing {
  before: () => void;
  after: () => void;
}

/** Calls both around every print; what it returns stops that. */
export function onPrint({ before, after }: Printing): () => void {
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
