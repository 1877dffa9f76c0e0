import { isOldPlan } from './prepared-statements.ts'

/** Classes and codes of PostgreSQL that are about the server, not about the statement. */
const AWAY = /^(08...|28...|3D000|57P0[1-5]|25006)$/
/** The server is overloaded: resources, a canceled statement, locks, a deadlock. */
const BUSY = /^(53(?!100)...|57014|55P03|25P03|40001|40P01)$/

/** Node's codes for a server that is not there, or no longer. */
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

/** Messages of the driver, which has no codes. */
const AWAY_TEXTS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|The database server did not answer in time)/
const BUSY_TEXTS = /^timeout exceeded when trying to connect/

/**
 * Whether an error means that the database is away, or busy; null for anything else.
 * Away: a statement that was running may have completed. Busy: it did not.
 */
export const databaseError = (thrown: unknown): 'away' | 'busy' | null => {
  if (!(thrown instanceof Error)) return null
  const code = 'code' in thrown ? String(thrown.code) : ''
  if (AWAY.test(code) || NO_USER_THERE.has(code) || AWAY_TEXTS.test(thrown.message)) return 'away'
  return BUSY.test(code) || isOldPlan(thrown) || BUSY_TEXTS.test(thrown.message) ? 'busy' : null
}
