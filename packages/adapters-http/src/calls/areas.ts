import type { Areas } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { areas } from '../wire/area.ts'

/** Source: section 7, "Areas and rules". */
export const areaCalls = {
  autocomplete: call({
    route: 'GET areas/autocomplete',
    query: (ask: { readonly term: string }) => ({ term: ask.term }),
    fields: { term: 'term' },
    read: one(areas),
  }),
}

export const httpAreas = (http: Http): Areas => bindCalls(http, areaCalls)
