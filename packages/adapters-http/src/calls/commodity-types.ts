import type { CommodityType, CommodityTypes } from '@fairhaul/core'
import { pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, text } from '../wire/values.ts'

/** What a load may carry. Source: section 3, "Identity alert". */
const commodityType: Reader<CommodityType> = record({ id: id<'commodity-type'>, name: text })

/** Source: section 7, "Alerts and identity". */
export const commodityTypeCalls = {
  list: call({
    route: 'GET commodity_types',
    query: (params: { readonly page?: number }) => ({
      q: { s: 'name asc' },
      ...paged(params),
    }),
    read: pageOf(list(commodityType)),
  }),
}

export const httpCommodityTypes = (http: Http): CommodityTypes => bindCalls(http, commodityTypeCalls)
