import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { done, refused } from '../../shared/outcome.ts'
import { associatedCarriersShown, byMostShared, oneRecordPerCarrier } from './associated-carriers-shown.ts'
import { ASSOCIATION_KINDS } from './association-kinds.ts'
import { blockByIdsPlan, blockByTypesPlan } from './block-plan.ts'
import { afterBlockCall, blockProgress, remainingBlockCalls } from './block-progress.ts'
import { doNotDispatchAssociates } from './do-not-use.ts'
import { sharedContactTexts, sharedFacts } from './shared-contact-text.ts'
import { sharedReasons, sharedTotal } from './shared-text.ts'

const rows = fc.array(arbitrary.associatedCarriers, { maxLength: 12 })
const required = fc.subarray([...ASSOCIATION_KINDS])
const answers = fc.array(
  fc.oneof(
    fc.array(arbitrary.ids<'carrier'>(), { maxLength: 3 }).map(carrierIds => done({ carrierIds })),
    arbitrary.refusals.map(refusal => refused(refusal)),
  ),
  { maxLength: 8 },
)

describe('laws of associated carriers', () => {
  it('a list never shows a carrier twice', () => {
    holds([rows, required], (all, needed) => {
      const ids = associatedCarriersShown(all, needed).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })
  })

  it('a list without requirements loses no carrier', () => {
    holds([rows], all => {
      expect(new Set(associatedCarriersShown(all).map(({ id }) => id))).toEqual(
        new Set(all.map(({ id }) => id)),
      )
    })
  })

  it('the order of rows never changes what a carrier shares', () => {
    holds([rows], all => {
      const shared = (of: typeof all) =>
        new Map(oneRecordPerCarrier(of).map(each => [each.id, each.shared] as const))
      expect(shared(all.toReversed())).toEqual(shared(all))
    })
  })

  it('requiring more never shows more carriers', () => {
    holds([rows, required, arbitrary.associationKinds], (all, needed, more) => {
      const before = new Set(associatedCarriersShown(all, needed).map(({ id }) => id))
      for (const { id } of associatedCarriersShown(all, [...needed, more])) expect(before).toContain(id)
    })
  })

  it('two different carriers never have the same place in the order', () => {
    holds([arbitrary.associatedCarriers, arbitrary.associatedCarriers], (one, other) => {
      const [there, back] = [byMostShared(one, other), byMostShared(other, one)]
      expect(Math.sign(there) + Math.sign(back)).toBe(0)
      if (one.id !== other.id) expect(there).not.toBe(0)
    })
  })

  it('a carrier has a reason exactly when it shares something', () => {
    holds([arbitrary.sharedCounts], shared => {
      expect(sharedReasons(shared).length > 0).toBe((sharedTotal(shared) ?? 0) > 0)
    })
  })

  it('every value that is known of something shared is said once, with since when or that it is not on record', () => {
    holds([arbitrary.associatedCarriers], carrier => {
      const known = (carrier.sharedContacts ?? []).filter(({ kind }) => (carrier.shared[kind] ?? 0) > 0)
      const texts = sharedContactTexts(carrier)
      expect(texts).toHaveLength(known.length)
      for (const text of texts) expect(text).toMatch(/, since (?:when is not on record|.*\d{4})$/)
      expect(sharedFacts(carrier).length > 0).toBe((sharedTotal(carrier.shared) ?? 0) > 0)
    })
  })

  it('a do-not-use warning names no carrier that may be dispatched', () => {
    holds([rows, fc.integer({ min: 0, max: 2 })], (all, toggle) => {
      for (const { connection } of doNotDispatchAssociates(all, toggle))
        expect(connection?.status).toBe('do_not_dispatch')
    })
  })
})

describe('laws of blocking', () => {
  it('a plan by types requests every chosen kind, once', () => {
    holds([arbitrary.blockByTypesWishes], wish => {
      const plan = blockByTypesPlan(wish)
      if (!plan.ok) return wish.kinds.length === 0
      const kinds = plan.value.map(({ kind }) => kind)
      expect(new Set(kinds)).toEqual(new Set(wish.kinds))
      return new Set(kinds).size === kinds.length
    })
  })

  it('a plan by ids never blocks the carrier itself', () => {
    holds([arbitrary.blockByIdsWishes], wish => {
      const plan = blockByIdsPlan(wish)
      return !plan.ok || !plan.value.carrierIds.includes(wish.carrierId)
    })
  })

  it('whatever the responses, every call of a plan has succeeded or remains', () => {
    holds([arbitrary.blockByTypesWishes, answers], (wish, outcomes) => {
      const plan = blockByTypesPlan(wish)
      if (!plan.ok) return
      const progress = outcomes.reduce(afterBlockCall, blockProgress(plan.value))
      expect(new Set([...progress.succeeded, ...remainingBlockCalls(progress)])).toEqual(new Set(plan.value))
      expect(progress.succeeded.length + remainingBlockCalls(progress).length).toBe(plan.value.length)
    })
  })

  it('the remaining calls can be sent again until none remains', () => {
    holds([arbitrary.blockByTypesWishes, answers], (wish, outcomes) => {
      const plan = blockByTypesPlan(wish)
      if (!plan.ok) return
      const partly = outcomes.reduce(afterBlockCall, blockProgress(plan.value))
      const again = remainingBlockCalls(partly)
      const end = again.reduce(
        progress => afterBlockCall(progress, done({ carrierIds: [] })),
        blockProgress(again),
      )
      expect(remainingBlockCalls(end)).toEqual([])
    })
  })
})
