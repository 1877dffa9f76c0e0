import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { json, notedClock } from '../testing/local-fetch.ts'
import { RETRY_AFTER_MAX_MS, RETRY_JITTER, RETRY_WAIT_MS, retryWaitMs } from './retry-policy.ts'

const waitOf = (attempt: number, response: Response | null, random: number) =>
  retryWaitMs(
    { question: 'read', attempt, response },
    { clock: notedClock().prompt, random: () => random },
  ) ?? 0

describe('the wait', () => {
  it('the wait before a retry doubles, with a jitter of at most a quarter', () => {
    const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    holds([fc.nat({ max: 1 }), chances], (attempt, random) => {
      const plain = RETRY_WAIT_MS * 2 ** attempt
      const wait = waitOf(attempt, null, random)
      expect(wait).toBeGreaterThanOrEqual(plain * (1 - RETRY_JITTER))
      expect(wait).toBeLessThanOrEqual(plain * (1 + RETRY_JITTER))
    })
  })

  it('the wait before a retry never exceeds the cap, whatever retry-after says', () => {
    holds([fc.nat()], seconds => {
      const response = json({}, 503, { 'retry-after': String(seconds) })
      expect(waitOf(0, response, 0)).toBeLessThanOrEqual(RETRY_AFTER_MAX_MS)
    })
  })
})
