const DAY_MS = 86_400_000

/** Moves the clock of a program ahead before its first line runs. */
const moving = (aheadMs: number) => `
const Now = Date
globalThis.Date = class extends Now {
  constructor(...given) {
    if (given.length === 0) super(Now.now() + ${aheadMs})
    else super(...given)
  }
  static now() {
    return Now.now() + ${aheadMs}
  }
}`

/**
 * The environment in which a program of ours runs so many days later: all that it and its embedded database know of time is
 * its clock. Empty: no variable for the present.
 */
export const clockAhead = (days: number): Readonly<Record<string, string>> =>
  days === 0
    ? {}
    : { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(moving(days * DAY_MS))}` }
