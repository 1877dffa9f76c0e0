import type {
  MailTab,
  RateConfirmationMailId,
  RateConfirmationMails,
  RateConfirmationMailsParams,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import { rateConfirmationMail } from '../wire/rate-confirmation-mail.ts'

/** What a tab narrows to: undelivered is whatever is neither flagged nor completed. */
const NARROWED_TO: Readonly<Record<MailTab, object>> = {
  all: {},
  flagged: { status_eq: 'flagged' },
  delivered: { status_eq: 'completed' },
  undelivered: { status_not_in: ['flagged', 'completed'] },
}

/** Source: section 7, "Rate confirmations"; section 2, "Rate confirmation e-mail tabs". */
export const rateConfirmationMailCalls = {
  list: call({
    route: 'GET rate_confirmation_mails',
    query: ({ tab, creatorId, subject, page }: RateConfirmationMailsParams) => ({
      q: {
        s: 'id desc',
        creator_id_eq: creatorId,
        subject_cont: subject?.trim() || null,
        ...NARROWED_TO[tab],
      },
      ...paged({ page }),
    }),
    fields: { 'q.subject_cont': 'subject' },
    read: pageOf(list(rateConfirmationMail)),
  }),
  find: call({
    route: 'GET rate_confirmation_mails/:id',
    path: (params: { readonly id: RateConfirmationMailId }) => ({ id: params.id }),
    read: one(rateConfirmationMail),
  }),
}

export const httpRateConfirmationMails = (http: Http): RateConfirmationMails =>
  bindCalls(http, rateConfirmationMailCalls)
