import { type CommodityTypes, PAGE_SIZE } from '@fairhaul/core'
import { pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { commodityType } from '../wire/commodity-type.ts'
import { list } from '../wire/list.ts'

/** Source: section 7, "Alerts and identity". */
export const commodityTypeCalls = {
  list: call({
    route: 'GET commodity_types',
    query: (ask: { readonly page?: number }) => ({
      q: { s: 'name asc' },
      page: ask.page ?? 1,
      per_page: PAGE_SIZE,
    }),
    read: pageOf(list(commodityType)),
  }),
}

export const httpCommodityTypes = (http: Http): CommodityTypes => bindCalls(http, commodityTypeCalls)
