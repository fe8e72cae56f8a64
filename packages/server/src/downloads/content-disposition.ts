interface NamedFile {
  title: string;
  /** As people write it: `industry/AU/1214/English`. */
  reportKey: string;
  /** The key fields, such as `AU 1214`. */
  keyText: string;
  extension: string;
}

/** Not allowed in file names of common systems; control characters are never wanted. */
const forbidden = /[/\\:*?"<>|]|\p{C}/gu;
const longestTitle = 100;

/**
 * A file name in the language of the report, and one in plain letters for programs that know only
 * those (RFC 6266).
 */
export function writeContentDisposition(file: NamedFile): string {
  const plain = `${file.reportKey.replace(/[^A-Za-z0-9]+/g, '-')}.${file.extension}`;
  const encoded = encodeURIComponent(nameFile(file)).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function nameFile({ title, keyText, extension }: NamedFile): string {
  const words = title.replace(forbidden, ' ').replace(/\s+/g, ' ').trim();
  const short = Array.from(words).slice(0, longestTitle).join('').trim();
  return `${short} (${keyText}).${extension}`;
}
