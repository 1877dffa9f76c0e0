import type { CommodityType } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, text } from './values.ts'

/** What a load may carry. Source: section 3, "Identity alert". */
export const commodityType: Reader<CommodityType> = record({ id: id<'commodity-type'>, name: text })
