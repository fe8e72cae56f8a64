/** Whether an address leads back to this machine, without looking up its name. */
export function isOwnMachine({ hostname }: URL): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
