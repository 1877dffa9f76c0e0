import {
  type MailCountsParams,
  type MailStatus,
  type MailTab,
  mailStatusOf,
  type RateConfirmationMail,
  type RateConfirmationMailDetail,
  type RateConfirmationMailId,
  type RateConfirmationMails,
  type RateConfirmationMailsParams,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { attachedDocument } from '../wire/attached-document.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

import type { Reader } from '../wire/reader.ts'
import { recipient } from '../wire/recipient.ts'
import { record } from '../wire/record.ts'
import { count, id, instant, nullable, optional, text } from '../wire/values.ts'

/** Any name is a status: an unknown one is undelivered. Source: section 4, "Rate confirmation mail status". */
const mailStatus: Reader<MailStatus> = value => mailStatusOf(nullable(text)(value))

/** A monitor that sends no replies has none. */
const isReceived: Reader<boolean> = value => value === 'received'

const mailFields = {
  id: id<'rate-confirmation-mail'>,
  subject: nullable(text),
  user_id: id<'user'>,
  creator_name: nullable(text),
  status: mailStatus,
  direction: ['isReceived', isReceived],
  from: optional(text),
  to: optional(text),
  recipient,
  rate_confirmation_id: optional(id<'rate-confirmation'>),
  carrier_id: optional(id<'carrier'>),
  carrier_legal_name: optional(text),
  document: optional(attachedDocument),
  created_at: instant,
} as const

/** An e-mail that sends a rate confirmation to a carrier. Source: section 3, "Rate confirmation mail". */
export const rateConfirmationMail: Reader<RateConfirmationMail> = record(mailFields)

/** One with its text. */
export const mailDetail: Reader<RateConfirmationMailDetail> = record({ ...mailFields, body: optional(text) })

/** The filter of a tab: undelivered is everything neither flagged nor completed. */
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
  countTabs: call({
    route: 'GET rate_confirmation_mails/counts',
    query: ({ creatorId, subject }: MailCountsParams) => ({
      q: { creator_id_eq: creatorId, subject_cont: subject?.trim() || null },
    }),
    fields: { 'q.subject_cont': 'subject' },
    read: one(record({ all: count, flagged: count, undelivered: count, delivered: count })),
  }),
  find: call({
    route: 'GET rate_confirmation_mails/:id',
    path: (params: { readonly id: RateConfirmationMailId }) => ({ id: params.id }),
    read: one(mailDetail),
  }),
}

export const httpRateConfirmationMails = (http: Http): RateConfirmationMails =>
  bindCalls(http, rateConfirmationMailCalls)
