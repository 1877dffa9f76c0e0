import { randomBytes } from 'node:crypto'
import { openEmptyDatabase } from '../database/test-database.ts'
import { startTestMonitor, type TestMonitor, type TestMonitorOptions } from '../testing.ts'
import { emailOf, type Person, seedOffice, TEST_NOW } from './office.ts'
import type { TestBrowser } from './test-browser.ts'

export interface Office extends TestMonitor {
  /** A browser of its own in which somebody has signed in. */
  as(person: Person): Promise<TestBrowser>
}

/** A monitor over the office, in memory, for the monitor's own tests. */
export async function startOffice(
  options: Pick<TestMonitorOptions, 'log' | 'files' | 'trustedProxies' | 'chatSecret'> = {},
): Promise<Office> {
  const database = await openEmptyDatabase()
  await seedOffice(database.db)
  const monitor = await startTestMonitor({ ...options, database, now: TEST_NOW })
  return { ...monitor, as: person => monitor.signIn(emailOf(person)) }
}

/** A client's address that no other test has been counted for. */
export const freshAddress = () => `10.${[...randomBytes(3)].join('.')}`
