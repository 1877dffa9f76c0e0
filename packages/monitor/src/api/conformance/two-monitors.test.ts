import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { CODES_OF_CLIENT } from '../../http/session/sign-in-limits.ts'
import { TestBrowser } from '../../testing/test-browser.ts'
import { emailOf, seedTestCompany, TEST_NOW } from '../../testing/test-company.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'

/** Stands for two processes over one database: the two monitors share only rows and the key. */
let database: Database
let monitors: readonly TestMonitor[]
beforeAll(async () => {
  database = await openEmptyDatabase()
  await seedTestCompany(database.db)
  const options = { database, secret: randomBytes(32), now: TEST_NOW }
  monitors = [await startTestMonitor(options), await startTestMonitor(options)]
})
afterAll(() => database.close())

let turn = 0

/** A browser whose calls go to the two monitors in turn, as those of the next browser do. */
const turnedBrowser = () =>
  new TestBrowser(request => {
    turn += 1
    return (monitors[turn % 2] as TestMonitor).monitor.fetch(request)
  })

const signedIn = async () => {
  const browser = turnedBrowser()
  await browser.post('sign_in', { email: emailOf('north') })
  const code = await Promise.all(monitors.map(monitor => monitor.monitor.services.background.settled())).then(
    () => (monitors[0] as TestMonitor).codeFor(emailOf('north')),
  )
  const entered = await browser.post('sign_in/code', { code })
  expect(entered.status).toBe(200)
  for (const monitor of monitors) monitor.clock.move(4_000)
  return browser
}

it('a session that begins at one monitor is valid at the other, and ends at both', async () => {
  const browser = await signedIn()
  for (let call = 0; call < 4; call += 1) expect((await browser.get('rules')).status).toBe(200)
  expect((await browser.post('subscriptions/create_by_carrier', { carrier_id: 1 })).status).toBe(201)
  expect((await browser.post('subscriptions/create_by_carrier', { carrier_id: 1 })).status).toBe(200)
  await browser.get('sign_out')
  for (let call = 0; call < 2; call += 1) expect((await browser.get('rules')).status).toBe(401)
})

it('of two decisions made at both monitors at once, one wins', async () => {
  const browser = await signedIn()
  const OVERRIDE = { carrier_id: 3, is_type: 'cargo_at_least_100000', expiration_date: '2080-01-01' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => browser.post('rule_overrides', { rule_override: OVERRIDE })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 422, 422, 422, 422, 422, 422, 422,
  ])
})

it('a rate limit counts the calls of both monitors together', async () => {
  const statuses: number[] = []
  for (let request = 0; request < CODES_OF_CLIENT.max + 2; request += 1)
    statuses.push((await turnedBrowser().post('sign_in', { email: emailOf('south') })).status)
  expect(statuses.slice(0, CODES_OF_CLIENT.max)).toEqual(Array(CODES_OF_CLIENT.max).fill(200))
  expect(statuses.slice(CODES_OF_CLIENT.max)).toEqual([429, 429])
})
