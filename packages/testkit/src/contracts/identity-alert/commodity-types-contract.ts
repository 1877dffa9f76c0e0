import type { CommodityTypes } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { type Make, valueOf } from '../shared/subject.ts'

/** A broker who is signed in; there are at least three commodity types. */
export interface CommodityTypesSubject {
  readonly commodityTypes: CommodityTypes
}

/** What every `CommodityTypes` does. Source: section 7, "Alerts and identity". */
export const commodityTypesContract = (make: Make<CommodityTypesSubject>): void => {
  describe('commodity types', () => {
    it('are listed by name', async () => {
      const { commodityTypes } = await make()
      const { items, page } = valueOf(await commodityTypes.list({}))
      const names = items.map(({ name }) => name)
      expect(page).toBe(1)
      expect(names.length).toBeGreaterThanOrEqual(3)
      expect(names).toEqual(names.toSorted())
    })
  })
}
