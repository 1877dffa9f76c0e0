import { type Note, noteSubjectOf } from '@fairhaul/core'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { id, instant, nullable, text } from './values.ts'

const sent = record({
  id: id<'note'>,
  carrier_id: nullable(id<'carrier'>),
  notable_id: nullable(id<'load'>),
  text,
  user_id: ['authorId', id<'user'>],
  user_name: ['authorName', nullable(text)],
  created_at: instant,
})

/** What somebody wrote down. Refuses: a note about nothing. Source: section 3, "Note". */
export const note: Reader<Note> = value => {
  const { carrierId, notableId, ...rest } = sent(value)
  const subject = noteSubjectOf({ carrierId, notableId })
  if (subject === undefined) throw new Unreadable('about nothing').inside('carrier_id')
  return { ...rest, subject }
}
