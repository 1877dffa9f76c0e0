import { done } from '@fairhaul/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdsWhateverTheOrder, RUNS_PATIENCE_MS } from './shuffled-latency.ts'

const steps = fc.integer({ min: 1, max: 9 })

it('shuffled latency fails a store that shows the last response that arrived', {
  timeout: RUNS_PATIENCE_MS,
}, async () => {
  const found = holdsWhateverTheOrder(steps, line => {
    let requested = 0
    let shown = 0
    return {
      act: step => {
        requested = step
        shown = 0
        line(() => done(step)).then(
          answer => {
            if (answer.ok) shown = answer.value
          },
          () => {},
        )
      },
      check: () => expect([0, requested]).toContain(shown),
    }
  })
  await expect(found).rejects.toThrow(/Property failed/)
})

it('shuffled latency passes a store that drops older responses', { timeout: RUNS_PATIENCE_MS }, async () => {
  await holdsWhateverTheOrder(steps, line => {
    let requested = 0
    let shown = 0
    return {
      act: step => {
        const mine = ++requested
        shown = 0
        line(() => done(step)).then(
          answer => {
            if (answer.ok && mine === requested) shown = answer.value
          },
          () => {},
        )
      },
      check: () => {},
      checkAtEnd: (last, fate) => expect(shown).toBe(fate === 'answered' ? last : 0),
    }
  })
})
