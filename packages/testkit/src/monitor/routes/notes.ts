import { z } from 'zod'
import { idInBody, idInQuery, textField } from '../http/fields.ts'
import { pageOf, pagingFields } from '../http/paging.ts'
import { type Route, route } from '../http/route.ts'

import { checkSubject, notesAbout, wireNote, wireNoteOf } from '../notes/own-notes.ts'
import { companyOf } from '../session/actor.ts'

/** Source: section 3, "Note". Choice: two printed pages. */
const CHARACTERS_MAX = 5_000

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
    return { body: rows.map(wireNoteOf), headers }
  },
})

const create = route({
  method: 'POST',
  path: 'notes',
  summary: 'Adds a note about a carrier or a load',
  access: 'broker',
  body: z.strictObject({
    note: z.strictObject({
      carrier_id: idInBody.optional(),
      notable_id: idInBody.optional(),
      text: textField({ min: 1, max: CHARACTERS_MAX }),
    }),
  }),
  answer: wireNote,
  handle: async ({ services: { db, clock }, actor, body: { note } }) => {
    const company_id = companyOf(actor)
    await checkSubject(db, company_id, note, 'note.carrier_id')
    const made = await db
      .insertInto('notes')
      .values({ ...note, company_id, user_id: actor.user.id, created_at: clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { status: 201, body: wireNoteOf({ ...actor.user, ...made }) }
  },
})

export const routes: readonly Route[] = [list, create]
