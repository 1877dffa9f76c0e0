import { z } from 'zod'
import {
  addNote,
  MENTIONS_ADVICE,
  MENTIONS_MAX,
  markSeen,
  requireColleagues,
  waitingFor,
  wireWaiting,
  wireWaitingOf,
} from '../../freight/notes/mentions.ts'
import { checkSubject, notesAbout, wireMention, wireNote, wireNotes } from '../../freight/notes/own-notes.ts'
import { idInBody, idInQuery, textField } from '../../http/fields.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

/** Source: section 3, "Note". Choice: two printed pages. */
const CHARACTERS_MAX = 5_000

const noteFields = {
  carrier_id: idInBody.optional(),
  notable_id: idInBody.optional(),
  text: textField({ min: 1, max: CHARACTERS_MAX }),
}

const list = route({
  method: 'GET',
  path: 'notes',
  summary: "The company's notes on one carrier or one load, newest first",
  access: 'broker',
  query: z.strictObject({
    carrier_id: idInQuery.optional(),
    notable_id: idInQuery.optional(),
    ...pagingFields,
  }),
  answer: z.array(wireNote),
  handle: async ({ services: { db }, actor, query }) => {
    const companyId = companyOf(actor)
    await checkSubject(db, companyId, query, 'carrier_id')
    const { rows, headers } = await pageOf(notesAbout(db, companyId, query), query)
    return { body: await wireNotes(db, rows), headers }
  },
})

const create = route({
  method: 'POST',
  path: 'notes',
  summary: 'Adds a note about a carrier or a load',
  access: 'broker',
  body: z.strictObject({
    note: z.strictObject(noteFields),
  }),
  answer: wireNote,
  handle: async ({ services: { db, clock }, actor, body: { note } }) => {
    await checkSubject(db, companyOf(actor), note, 'note.carrier_id')
    return { status: 201, body: await addNote(db, actor, note, clock.now()) }
  },
})

/** Beyond section 7: a note that mentions colleagues. */
const mention = route({
  method: 'POST',
  path: 'note_mentions',
  summary: 'Adds a note that mentions users of the company',
  access: 'broker',
  body: z.strictObject({
    note: z.strictObject({
      ...noteFields,
      mentioned_user_ids: z
        .array(idInBody, 'Mention someone.')
        .min(1, 'Mention someone.')
        .max(MENTIONS_MAX, MENTIONS_ADVICE),
    }),
  }),
  answer: wireNote,
  handle: async ({ services: { db, clock }, actor, body: { note } }) => {
    const companyId = companyOf(actor)
    const { mentioned_user_ids, ...written } = note
    await checkSubject(db, companyId, written, 'note.carrier_id')
    const userIds = [...new Set(mentioned_user_ids)]
    await requireColleagues(db, companyId, userIds)
    return { status: 201, body: await addNote(db, actor, written, clock.now(), userIds) }
  },
})

/** Beyond section 7: what waits for the caller. */
const waiting = route({
  method: 'GET',
  path: 'note_mentions',
  summary: 'The notes that mention the caller and that they have not opened, newest first',
  access: 'broker',
  query: z.strictObject(pagingFields),
  answer: z.array(wireWaiting),
  handle: async ({ services: { db }, actor, query }) => {
    const { rows, headers } = await pageOf(waitingFor(db, companyOf(actor), actor.user.id), query)
    return { body: rows.map(wireWaitingOf), headers }
  },
})

/** Beyond section 7: the caller has opened a note. */
const seen = route({
  method: 'PATCH',
  path: 'note_mentions/:id/seen',
  summary: 'Marks a note that mentions the caller as opened by them',
  access: 'broker',
  answer: wireMention,
  handle: async ({ services: { db, clock }, actor, params: { id } }) => ({
    body: await markSeen(db, actor, id, clock.now()),
  }),
})

export const routes: readonly Route[] = [list, create, mention, waiting, seen]
