/** Classes and codes of PostgreSQL that tell of the server and not of what it was asked. */
const AWAY = /^(08...|28...|3D000|57P0[1-5]|25006)$/
/** Too much at once, or for too long: resources, a statement that was stopped, locks, a deadlock. */
const BUSY = /^(53...|57014|55P03|25P03|40001|40P01)$/

/** How Node says that nobody is there, or no longer. */
const NO_USER_THERE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** How the driver says it, in words alone. */
const AWAY_TEXTS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|The database server did not answer in time)/
const BUSY_TEXTS = /^timeout exceeded when trying to connect/

/**
 * Whether something was thrown because the database is away, or because it has too much to do; null for anything else.
 * Away: what was under way may have been carried out all the same. Busy: it was not.
 */
export const databaseError = (thrown: unknown): 'away' | 'busy' | null => {
  if (!(thrown instanceof Error)) return null
  const code = 'code' in thrown ? String(thrown.code) : ''
  if (AWAY.test(code) || NO_USER_THERE.has(code) || AWAY_TEXTS.test(thrown.message)) return 'away'
  return BUSY.test(code) || BUSY_TEXTS.test(thrown.message) ? 'busy' : null
}
