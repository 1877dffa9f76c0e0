import { type Note, type NoteSubject, type Notes, noteSubjectOf } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, nullable, text } from '../wire/values.ts'

const sent = record({
  id: id<'note'>,
  carrier_id: nullable(id<'carrier'>),
  notable_id: nullable(id<'load'>),
  text,
  user_id: ['authorId', id<'user'>],
  user_name: ['authorName', nullable(text)],
  created_at: instant,
})

/** A note about a carrier or a load. Refuses: a note without a subject. Source: section 3, "Note". */
const note: Reader<Note> = value => {
  const { carrierId, notableId, ...rest } = sent(value)
  const subject = noteSubjectOf({ carrierId, notableId })
  if (subject === undefined) throw new Unreadable('about nothing').inside('carrier_id')
  return { ...rest, subject }
}

interface NotesParams {
  readonly subject: NoteSubject
  readonly page?: number
}
interface CreateNote {
  readonly subject: NoteSubject
  readonly text: string
}

/** A load is the only notable that this portal has notes for. */
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
