/** `industry-au-1214-english-revenue.png` */
export function nameFile(report: string, chart: string, ending: string): string {
  return `${report}/${chart}`.toLowerCase().replace(/[\s/]+/g, '-') + `.${ending}`;
}

export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL must stay valid until the download has begun; after this delay it has.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
