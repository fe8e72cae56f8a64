/**
 * Sets the clock of a drawing worker to 1 January 1970. ECharts times its own text measuring and
 * uses a coarser layout if that was slow, which would make the bytes depend on how busy the machine
 * was. Dates made from given parts or numbers work as usual.
 */
export function freezeClock(): void {
  Date.now = () => 0;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [0] : given, newTarget) as Date,
  });
}
