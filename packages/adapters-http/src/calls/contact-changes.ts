import { CHANGED_CONTACTS, type CarrierId, type ContactChange, type ContactChanges } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, names, oneOf, text } from '../wire/values.ts'

const contactChange: Reader<ContactChange> = record({
  is_type: ['kind', oneOf(CHANGED_CONTACTS)],
  was: text,
  changed_on: calendarDate,
})

/** The changes of a carrier's contacts, without kinds that this portal does not know. */
const contactChanges = listOfKnown(names('is_type', CHANGED_CONTACTS), contactChange)

/** Beyond section 7. Source: section 3, "Identity check". */
export const contactChangeCalls = {
  ofCarrier: call({
    route: 'GET carriers/:id/contact_changes',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(contactChanges),
  }),
}

export const httpContactChanges = (http: Http): ContactChanges => bindCalls(http, contactChangeCalls)
