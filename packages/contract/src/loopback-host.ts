/** Whether a host is this machine, without a name lookup. URLs write `::1` in brackets. */
export function isLoopbackHost(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
}
