import type { AutomationMarkers } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import type { Make } from '../shared/subject.ts'

/** A page that a person works. */
export interface AutomationMarkersSubject {
  readonly markers: AutomationMarkers
  /** Leaves the marker of a program on the page; the answer is its name. */
  readonly leaveMarker: () => string
}

/** What every `AutomationMarkers` does. Source: section 5, "Bot check". */
export const automationMarkersContract = (make: Make<AutomationMarkersSubject>): void => {
  describe('automation markers', () => {
    it('are none with a person, and found by their name as soon as they are there', async () => {
      const { markers, leaveMarker } = await make()
      expect(markers.found()).toEqual([])
      const name = leaveMarker()
      expect(markers.found()).toEqual([name])
    })
  })
}
