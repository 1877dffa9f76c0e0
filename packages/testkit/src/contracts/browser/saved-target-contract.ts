import type { SavedTarget } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import type { Make } from '../shared/subject.ts'

/** A browser in which no target is saved. */
export interface SavedTargetSubject {
  readonly target: SavedTarget
}

/** What every `SavedTarget` does. Source: section 4, "Saved target". */
export const savedTargetContract = (make: Make<SavedTargetSubject>): void => {
  describe('a saved target', () => {
    it('is none until one is stored, and none after it is cleared', async () => {
      const { target } = await make()
      expect(target.read()).toBeNull()
      target.store('/carriers/7')
      expect(target.read()).toBe('/carriers/7')
      target.clear()
      expect(target.read()).toBeNull()
    })

    it('is the one stored last, and reading does not take it away', async () => {
      const { target } = await make()
      target.store('/carriers/7')
      target.store('/loads?tab=open')
      expect([target.read(), target.read()]).toEqual(['/loads?tab=open', '/loads?tab=open'])
    })

    it('may be cleared where there is none', async () => {
      const { target } = await make()
      target.clear()
      expect(target.read()).toBeNull()
    })
  })
}
