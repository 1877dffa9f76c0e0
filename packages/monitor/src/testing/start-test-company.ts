import { randomBytes } from 'node:crypto'
import { SESSION_COOKIE, startSession } from '../http/session/sessions.ts'
import type { Fill } from './reused-engines.ts'
import type { TestBrowser } from './test-browser.ts'
import { emailOf, type Person, seedTestCompany, TEST_NOW } from './test-company.ts'
import { openFilledDatabase } from './test-database.ts'
import { startTestMonitor, type TestMonitor, type TestMonitorOptions } from './test-monitor.ts'

export interface TestCompany extends TestMonitor {
  /** A new browser in which a user has signed in. */
  as(person: Person): Promise<TestBrowser>
}

const fillWithCompanies: Fill = ({ db }) => seedTestCompany(db)

/** A monitor in memory with the seeded test companies, for the monitor's own tests. */
export async function startTestCompany(
  options: Pick<
    TestMonitorOptions,
    | 'log'
    | 'files'
    | 'trustedProxies'
    | 'chatSecret'
    | 'qcmobile'
    | 'disablesDnuAssociations'
    | 'allowsInsideWebhooks'
  > = {},
): Promise<TestCompany> {
  const database = await openFilledDatabase(fillWithCompanies)
  const monitor = await startTestMonitor({ ...options, database, now: TEST_NOW })
  return { ...monitor, as: person => enteredBy(monitor, emailOf(person)) }
}

/** A new browser with a session. Requesting and entering a code is left to the tests of signing in. */
async function enteredBy(
  { monitor, database, newBrowser }: TestMonitor,
  email: string,
): Promise<TestBrowser> {
  const user = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { token, csrfToken } = await startSession(monitor.services, user.id)
  const browser = newBrowser()
  browser.enter(SESSION_COOKIE, token, csrfToken)
  return browser
}

/** A client address that no other test has used up. */
export const freshAddress = () => `10.${[...randomBytes(3)].join('.')}`
