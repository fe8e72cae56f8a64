/** Whether an address is this machine, without a name lookup. */
export function isOwnMachine({ hostname }: URL): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
