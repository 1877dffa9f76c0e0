import { z } from 'zod'
import { requireFindable } from '../carriers/require-findable.ts'
import { planGuard, seesFullProfile } from '../guards/guards.ts'

import { type Route, route } from '../http/route.ts'
import { insightsOf, wireInsight } from '../insights/read-insights.ts'

const insights = route({
  method: 'GET',
  path: 'carriers/:id/insights',
  summary: 'Insights about a carrier, newest first',
  access: 'broker',
  guards: [planGuard('can_view_insights'), seesFullProfile],
  answer: z.array(wireInsight),
  handle: async ({ services: { db }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: (await insightsOf(db, [id]))(id) }
  },
})

export const routes: readonly Route[] = [insights]
