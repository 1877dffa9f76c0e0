import type { FeatureFlagBoard, UserId } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** Somebody who is signed in. */
export interface FeatureFlagsSubject {
  readonly board: FeatureFlagBoard
  readonly userId: UserId
  readonly otherUserId: UserId
}

/** What every `FeatureFlagBoard` does. Source: section 7, "Auth and user". */
export const featureFlagsContract = (make: Make<FeatureFlagsSubject>): void => {
  describe('feature flags', () => {
    let subject: FeatureFlagsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('of oneself are a set of names, in which a name that nobody set is off', async () => {
      const flags = valueOf(await subject.board.forUser({ userId: subject.userId }))
      expect(flags).toBeInstanceOf(Set)
      expect(flags.has('A_FLAG_THAT_NOBODY_SET')).toBe(false)
    })

    it("of another are not found: they are nobody else's business", async () => {
      expectRefused(await subject.board.forUser({ userId: subject.otherUserId }), 'not-found')
    })
  })
}
