import type { Notes, NoteSubject } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { note } from '../wire/note.ts'
import { paged } from '../wire/paging.ts'

interface NotesParams {
  readonly subject: NoteSubject
  readonly page?: number
}
interface CreateNote {
  readonly subject: NoteSubject
  readonly text: string
}

/** A load is the one notable that this portal keeps notes of. */
const about = (subject: NoteSubject) =>
  subject.kind === 'carrier' ? { carrier_id: subject.carrierId } : { notable_id: subject.loadId }

/** Source: section 7, "Loads, tickets, notes and teams". */
export const noteCalls = {
  list: call({
    route: 'GET notes',
    query: (params: NotesParams) => ({ ...about(params.subject), ...paged(params) }),
    fields: { carrier_id: 'subject', notable_id: 'subject', page: 'page' },
    read: pageOf(list(note)),
  }),
  create: call({
    route: 'POST notes',
    once: true,
    body: (params: CreateNote) => ({ note: { ...about(params.subject), text: params.text } }),
    fields: { 'note.text': 'text', 'note.carrier_id': 'subject', 'note.notable_id': 'subject' },
    read: one(note),
  }),
}

export const httpNotes = (http: Http): Notes => bindCalls(http, noteCalls)
