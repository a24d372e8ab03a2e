/** Loaded before the program of a test: its clock is so far ahead of the machine's. */
const aheadMs = Number(process.env.TEST_CLOCK_AHEAD_MS)
const machineNow = Date.now
const now = () => machineNow() + aheadMs

globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) =>
    Reflect.construct(
      target,
      given.length === 0 ? [now()] : given,
      asked === globalThis.Date ? target : asked,
    ),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
