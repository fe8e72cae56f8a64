/** A publisher's address is a link only if it is a web address. */
export function WebsiteLink({ address }: { address: string }) {
  const url = findWebUrl(address);
  if (!url) return address;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer">
      {url.host.replace(/^www\./, '') + (url.pathname === '/' ? '' : url.pathname)}
    </a>
  );
}

export function findWebUrl(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}
