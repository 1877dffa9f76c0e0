import {
  emptyPage,
  RATE_CONFIRMATION_TABS,
  type RateConfirmation,
  type RateConfirmationId,
  type RateConfirmations,
  type RateConfirmationsParams,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { paged } from '../wire/paging.ts'
import { rateConfirmation, rateConfirmations, rateConfirmationTerms } from '../wire/rate-confirmation.ts'

interface OneConfirmation {
  readonly id: RateConfirmationId
}

/** Source: section 7, "Rate confirmations"; section 2, "Rate confirmation tabs". */
export const rateConfirmationCalls = {
  list: call({
    route: 'GET rate_confirmations',
    query: ({ tab, status, creatorId, carrierName, page }: RateConfirmationsParams) => ({
      q: {
        s: 'id desc',
        creator_id_eq: creatorId,
        carrier_legal_name_cont: carrierName?.trim() || null,
        status_eq: RATE_CONFIRMATION_TABS[tab].status ?? status,
        is_flagged_eq: RATE_CONFIRMATION_TABS[tab].isFlagged ? true : null,
      },
      ...paged({ page }),
    }),
    skip: ({ tab, status }) => {
      const ofTab = RATE_CONFIRMATION_TABS[tab].status
      return ofTab === null || status === undefined || status === ofTab
        ? undefined
        : {
            say: 'rate confirmations: none has two statuses, so nothing was asked',
            answer: emptyPage<RateConfirmation>(),
          }
    },
    fields: { 'q.carrier_legal_name_cont': 'carrierName' },
    read: pageOf(rateConfirmations),
  }),
  find: call({
    route: 'GET rate_confirmations/:id',
    path: (params: OneConfirmation) => ({ id: params.id }),
    read: one(rateConfirmation),
  }),
  terms: call({
    route: 'GET rate_confirmations/:id/get_terms',
    path: (params: OneConfirmation) => ({ id: params.id }),
    read: one(rateConfirmationTerms),
  }),
}

export const httpRateConfirmations = (http: Http): RateConfirmations => bindCalls(http, rateConfirmationCalls)
