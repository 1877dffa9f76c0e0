import type { CommodityTypes } from '@fairhaul/core'
import { pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { commodityType } from '../wire/commodity-type.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

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
