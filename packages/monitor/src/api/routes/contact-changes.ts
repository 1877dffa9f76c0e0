import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { seesFullProfile } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'

/** The most changes returned, the newest. */
const CHANGES_MAX = 20

const CONTACTS = ['phone', 'email', 'address'] as const

const wireChange = z.object({
  is_type: z.enum(CONTACTS),
  was: z.string(),
  changed_on: z.string(),
})

const list = route({
  method: 'GET',
  path: 'carriers/:id/contact_changes',
  summary: 'What the phone, e-mail and address of a carrier were before they changed, newest first',
  access: 'broker',
  guards: [seesFullProfile],
  answer: z.array(wireChange),
  handle: async ({ services: { db }, params: { id } }) => {
    await requireFindable(db, id)
    const body = await db
      .selectFrom('contact_changes')
      .select(['is_type', 'was', 'changed_on'])
      .where('carrier_id', '=', id)
      .where('is_type', 'in', CONTACTS)
      .$narrowType<{ is_type: (typeof CONTACTS)[number] }>()
      .orderBy('changed_on', 'desc')
      .orderBy('id', 'desc')
      .limit(CHANGES_MAX)
      .execute()
    return { body }
  },
})

export const routes: readonly Route[] = [list]
