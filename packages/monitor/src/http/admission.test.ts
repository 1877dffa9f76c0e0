import { describe, expect, it, vi } from 'vitest'
import { startTestMonitor } from '../testing/test-monitor.ts'
import { Admission, type Applicant, WAIT_MAX_SECONDS } from './admission.ts'

const visitor: Applicant = { page: null, isSignIn: false }
const pageOf = (page: string): Applicant => ({ page, isSignIn: false })
const signIn: Applicant = { page: null, isSignIn: true }

/** How many of a thousand callers that come at once may run. */
const admittedOf = (admission: Admission, applicant: Applicant) =>
  Array.from({ length: 1_500 }, () => admission.admit(applicant)).filter(({ end }) => end !== undefined)

describe('of more calls than can be answered in time', () => {
  it('as many run as take up to the limit, and the others are refused at once', () => {
    expect(admittedOf(new Admission(() => 0), visitor)).toHaveLength(200 * WAIT_MAX_SECONDS.others + 1)
  })

  it('sign-ins and calls of an open page run while others are refused', () => {
    const admission = new Admission(() => 0)
    admission.admit(pageOf('open')).end?.()
    admittedOf(admission, visitor)
    expect(admission.admit(pageOf('new')).againSeconds).toBeGreaterThan(0)
    expect(admission.admit(pageOf('open')).end).toBeDefined()
    expect(admission.admit(signIn).end).toBeDefined()
  })

  it('those too are refused when there are too many of them', () => {
    expect(admittedOf(new Admission(() => 0), signIn)).toHaveLength(200 * WAIT_MAX_SECONDS.first + 1)
  })

  it('a page that was closed for a minute is open no more', () => {
    let now = 0
    const admission = new Admission(() => now)
    admission.admit(pageOf('a')).end?.()
    now = 60_000
    admittedOf(admission, visitor)
    expect(admission.admit(pageOf('a')).againSeconds).toBeGreaterThan(0)
  })

  it('the refused come again at different times, within 5 seconds', () => {
    const admission = new Admission(() => 0)
    admittedOf(admission, visitor)
    const again = Array.from({ length: 8 }, () => admission.admit(visitor).againSeconds)
    expect(new Set(again)).toEqual(new Set([2, 3, 4, 5]))
  })

  it('a slower monitor takes fewer, a faster one more, as measured while it is busy', () => {
    const after = (perSecond: number) => {
      let now = 0
      const admission = new Admission(() => now)
      let running = admittedOf(admission, visitor)
      for (let seconds = 0; seconds < 4; seconds += 1) {
        for (const { end } of running.slice(0, perSecond)) {
          now += 1_000 / perSecond
          end?.()
        }
        running = [...running.slice(perSecond), ...admittedOf(admission, visitor)]
      }
      return running.length
    }
    expect(after(20)).toBeLessThan(after(400))
  })
})

describe('of the calls that may run', () => {
  /** The names of those that have had their turn, in order. */
  const arrivals = (admission: Admission) => {
    const turns: string[] = []
    const arrive = (name: string, applicant: Applicant) => {
      const { turn, end } = admission.admit(applicant)
      void turn?.().then(() => turns.push(name))
      return { end: () => end?.() }
    }
    return { turns, arrive }
  }
  const settled = () => new Promise(done => setImmediate(done))

  it('32 run at a time, then sign-ins and open pages first, each kind in order', async () => {
    const { turns, arrive } = arrivals(new Admission(() => 0))
    const running = Array.from({ length: 32 }, () => arrive('running', visitor))
    const [, first] = [arrive('visitor', visitor), arrive('sign-in', signIn), arrive('second', visitor)]
    await settled()
    expect(turns).toHaveLength(32)
    running[0]?.end()
    await settled()
    expect(turns.slice(32)).toEqual(['sign-in'])
    first.end()
    running[1]?.end()
    await settled()
    expect(turns.slice(32)).toEqual(['sign-in', 'visitor', 'second'])
  })

  it('a call that takes long keeps no other from running, and its end gives no second place', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { turns, arrive } = arrivals(new Admission(() => 0))
    const running = Array.from({ length: 32 }, () => arrive('running', visitor))
    await settled()
    for (const name of ['a', 'b']) arrive(name, visitor)
    vi.advanceTimersByTime(2_000)
    vi.useRealTimers()
    await settled()
    expect(turns.slice(32)).toEqual(['a', 'b'])
    for (const each of running) each.end()
    for (let at = 0; at < 32; at += 1) arrive('later', visitor)
    await settled()
    expect(turns).toHaveLength(32 + 2 + 30)
  })
})

it('calls that are few are never refused, however slow they are', () => {
  let now = 0
  const admission = new Admission(() => now)
  const running = Array.from({ length: 15 }, () => admission.admit(visitor))
  now = 600_000
  for (const { end } of running) end?.()
  expect(running.every(({ end }) => end !== undefined)).toBe(true)
  expect(admittedOf(admission, visitor)).toHaveLength(200 * WAIT_MAX_SECONDS.others + 1)
})

it('a monitor with too many calls refuses one with 503 and Retry-After, and runs no part of it', async () => {
  const { monitor, close } = await startTestMonitor()
  try {
    admittedOf(monitor.services.admission, signIn)
    const response = await monitor.fetch(new Request('http://127.0.0.1/monitor/rules'))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^[2-5]$/)
    expect(await response.json()).toMatchObject({
      errors: [{ field: null, message: 'Many people are using this right now. Try again in a moment.' }],
    })
  } finally {
    await close()
  }
})
