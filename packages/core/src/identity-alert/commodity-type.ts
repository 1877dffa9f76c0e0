import type { Id } from '../shared/ids.ts'

/** The number of a commodity type. */
export type CommodityTypeId = Id<'commodity-type'>

/** What a load may carry, as a lane alert names it. Source: section 3, "Identity alert". */
export interface CommodityType {
  readonly id: CommodityTypeId
  readonly name: string
}
