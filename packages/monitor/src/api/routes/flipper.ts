import { z } from 'zod'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'

const show = route({
  method: 'GET',
  path: 'api/flipper/actors/User;:id',
  summary: 'Which features are on for the caller',
  access: 'account',
  answer: z.object({ flipper_id: z.string(), features: z.record(z.string(), z.boolean()) }),
  handle: async ({ services: { db }, actor, params: { id } }) => {
    if (id !== actor.user.id) throw missing()
    const flags = await db.selectFrom('feature_flags').selectAll().where('user_id', '=', id).execute()
    return {
      body: {
        flipper_id: `User;${id}`,
        features: Object.fromEntries(flags.map(({ name, is_on }) => [name, is_on])),
      },
    }
  },
})

export const routes: readonly Route[] = [show]
