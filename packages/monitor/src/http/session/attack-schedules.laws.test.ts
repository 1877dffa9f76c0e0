import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshAddress, startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { emailOf } from '../../testing/test-company.ts'
import { GUESSES_OF_ADDRESS } from './sign-in-limits.ts'

const EMAIL = emailOf('north')
const HOUR_MS = 3_600_000
const MINUTE_SECONDS = 60

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())

/** What a stranger does next, who has any number of browsers and network addresses and cannot read the mail. */
type Act =
  | { readonly kind: 'request' }
  | { readonly kind: 'guess'; readonly browser: number; readonly long: boolean }
  | { readonly kind: 'wait'; readonly seconds: number }

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'request' } as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('guess' as const),
      browser: fc.nat(40),
      long: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 1_800 }) }),
  },
)

const RUNS = 25

const forAllSchedules = (maxLength: number, check: (acts: readonly Act[]) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.array(act, { maxLength }), check), { numRuns: RUNS })

const reset = async () => {
  for (const table of ['throttles', 'sign_in_challenges', 'sessions'] as const)
    await testCompany.database.db.deleteFrom(table).execute()
}
const stranger = () => testCompany.newBrowser(freshAddress())
const isCompared = async (response: Response) => /Wrong code/.test(await response.text())

/** Carries out a schedule. Returns the moments, in milliseconds, at which a guess of each length was compared. */
const attack = async (acts: readonly Act[]) => {
  const browsers: TestBrowser[] = []
  const compared = { short: [] as number[], long: 0 }
  for (const each of acts)
    if (each.kind === 'wait') testCompany.clock.move(each.seconds)
    else if (each.kind === 'request') {
      const browser = stranger()
      await browser.post('sign_in', { email: EMAIL })
      browsers.push(browser)
    } else if (browsers.length > 0) {
      const browser = browsers[each.browser % browsers.length]
      const response = await browser?.post('sign_in/code', { code: '7'.repeat(each.long ? 12 : 6) })
      if (response === undefined || !(await isCompared(response))) continue
      if (each.long) compared.long += 1
      else compared.short.push(testCompany.clock.now().getTime())
    }
  return compared
}

/** The seconds that the owner waits, in a new browser, until signed in. */
const ownerWaits = async () => {
  const start = testCompany.clock.now().getTime()
  const browser = stranger()
  const requested = await browser.post('sign_in', { email: EMAIL })
  expect(requested.status).toBe(200)
  const entered = await browser.post('sign_in/code', { code: await testCompany.codeFor(EMAIL) })
  expect(entered.status).toBe(200)
  return (testCompany.clock.now().getTime() - start) / 1000
}

/** The odds of one guess: of a short and of a long code. */
const ODDS = { short: 1e-6, long: 1e-12 }
const HOURS_OF_DAY = 24

/** The most moments within one hour. */
const mostInAnHour = (moments: readonly number[]) =>
  Math.max(0, ...moments.map(start => moments.filter(at => at >= start && at < start + HOUR_MS).length))

it('whatever strangers do, a day of it has less than one chance in 1,000, and then the owner signs in at once', async () => {
  await forAllSchedules(40, async acts => {
    await reset()
    const { short, long } = await attack(acts)
    const inAnHour = mostInAnHour(short)
    expect(inAnHour).toBeLessThanOrEqual(20)
    // As if every hour of the day were its worst one.
    expect(HOURS_OF_DAY * (inAnHour * ODDS.short + long * ODDS.long)).toBeLessThan(1e-3)
    expect(await ownerWaits()).toBe(0)
  })
}, 120_000)

it('a code that the owner requested before an attack works, or another does within a minute', async () => {
  await forAllSchedules(20, async acts => {
    await reset()
    const browser = stranger()
    await browser.post('sign_in', { email: EMAIL })
    const code = await testCompany.codeFor(EMAIL)
    await attack(acts)
    const entered = await browser.post('sign_in/code', { code })
    if (entered.status === 200) return
    const seconds = Number(entered.headers.get('retry-after') ?? 0)
    expect(seconds).toBeLessThan(MINUTE_SECONDS)
    testCompany.clock.move(seconds)
    expect((await browser.post('sign_in', { email: EMAIL })).status).toBe(200)
    const again = await browser.post('sign_in/code', { code: await testCompany.codeFor(EMAIL) })
    expect(again.status).toBe(200)
  })
}, 120_000)

it('a stranger who guesses all day has less than one chance in 1,000, and the owner signs in at once in each hour', async () => {
  await reset()
  const guesses = (browser: number, long: boolean): readonly Act[] =>
    Array.from({ length: 5 }, () => ({ kind: 'guess', browser, long }) as const)
  let chance = 0
  for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
    const acts = [0, 1, 2].flatMap(at => [{ kind: 'request' } as const, ...guesses(at, hour % 2 === 1)])
    const { short, long } = await attack(acts)
    expect(short.length).toBeLessThanOrEqual(GUESSES_OF_ADDRESS.max)
    chance += short.length * ODDS.short + long * ODDS.long
    expect(await ownerWaits()).toBe(0)
    testCompany.clock.move(HOUR_MS / 1_000 + 1)
  }
  expect(chance).toBeGreaterThan(0)
  expect(chance).toBeLessThan(1e-3)
}, 120_000)
