import type { ContactSearch } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { contactAnswer } from '../wire/contact-answer.ts'

/** Source: section 7, "Carriers"; section 5, "Fraud search". */
export const contactSearchCalls = {
  byEmail: call({
    route: 'POST carriers/email_search_associated_carriers',
    body: (params: { readonly email: string }) => ({ email: params.email }),
    fields: { email: 'email' },
    read: one(contactAnswer),
  }),
  byPhone: call({
    route: 'POST carriers/phone_search_associated_carriers',
    body: (params: { readonly phone: string }) => ({ phone_e164: params.phone }),
    fields: { phone_e164: 'phone' },
    read: one(contactAnswer),
  }),
}

export const httpContactSearch = (http: Http): ContactSearch => bindCalls(http, contactSearchCalls)
