import {
  type CarrierId,
  type CreateNote,
  type LoadId,
  type Note,
  type NoteId,
  type NoteMention,
  type NoteSubject,
  type Notes,
  noteSubjectOf,
  type UserId,
  type WaitingMention,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, nullable, optional, text, yesNo } from '../wire/values.ts'

const noteMention: Reader<NoteMention> = record({
  user_id: id<'user'>,
  user_name: nullable(text),
  is_seen: yesNo,
})

const sent = record({
  id: id<'note'>,
  carrier_id: nullable(id<'carrier'>),
  notable_id: nullable(id<'load'>),
  text,
  user_id: ['authorId', id<'user'>],
  user_name: ['authorName', nullable(text)],
  created_at: instant,
  // Ours: a monitor without mentions sends none.
  mentions: optional(list(noteMention)),
})

const subjectOf = (carrierId: CarrierId | null, notableId: LoadId | null): NoteSubject => {
  const subject = noteSubjectOf({ carrierId, notableId })
  if (subject === undefined) throw new Unreadable('about nothing').inside('carrier_id')
  return subject
}

/** A note about a carrier or a load. Refuses: a note without a subject. Source: section 3, "Note". */
const note: Reader<Note> = value => {
  const { carrierId, notableId, mentions, ...rest } = sent(value)
  return { ...rest, mentions: mentions ?? [], subject: subjectOf(carrierId, notableId) }
}

const sentWaiting = record({
  note_id: id<'note'>,
  carrier_id: nullable(id<'carrier'>),
  notable_id: nullable(id<'load'>),
  subject_name: nullable(text),
  user_name: ['authorName', nullable(text)],
  created_at: instant,
})

const waitingMention: Reader<WaitingMention> = value => {
  const { carrierId, notableId, ...rest } = sentWaiting(value)
  return { ...rest, subject: subjectOf(carrierId, notableId) }
}

interface NotesParams {
  readonly subject: NoteSubject
  readonly page?: number
}
interface MentionParams extends CreateNote {
  readonly mentioned: readonly UserId[]
}

/** A load is the only notable that this portal has notes for. */
const about = (subject: NoteSubject) =>
  subject.kind === 'carrier' ? { carrier_id: subject.carrierId } : { notable_id: subject.loadId }

const WRITTEN = { 'note.text': 'text', 'note.carrier_id': 'subject', 'note.notable_id': 'subject' } as const

/** Source: section 7, "Loads, tickets, notes and teams"; mentions are ours. */
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
    fields: WRITTEN,
    read: one(note),
  }),
  mention: call({
    route: 'POST note_mentions',
    once: true,
    body: ({ subject, text: written, mentioned }: MentionParams) => ({
      note: { ...about(subject), text: written, mentioned_user_ids: mentioned },
    }),
    fields: { ...WRITTEN, 'note.mentioned_user_ids': 'mentioned' },
    read: one(note),
  }),
  waiting: call({
    route: 'GET note_mentions',
    query: (params: { readonly page?: number }) => paged(params),
    fields: { page: 'page' },
    read: pageOf(list(waitingMention)),
  }),
  markSeen: call({
    route: 'PATCH note_mentions/:id/seen',
    path: (params: { readonly id: NoteId }) => ({ id: params.id }),
    read: one(noteMention),
  }),
}

export const httpNotes = (http: Http): Notes => bindCalls(http, noteCalls)
