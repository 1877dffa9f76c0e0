import { z } from 'zod'
import { readAuthorityHistory, wireAuthorityHistory } from '../../carriers/read-authority-history.ts'
import { today } from '../../kernel/clock.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { planGuard, seesFullProfile } from '../../http/guards/guards.ts'

import { type Route, route } from '../../http/route.ts'
import { insightsOf, wireInsight } from '../../carriers/insights/read-insights.ts'

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

const authorityHistory = route({
  method: 'GET',
  path: 'carriers/:id/authority_history',
  summary: "The register's history of a carrier's authorities; beyond section 7",
  access: 'broker',
  guards: [seesFullProfile],
  answer: wireAuthorityHistory,
  handle: async ({ services: { db, clock }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: await readAuthorityHistory(db, id, today(clock)) }
  },
})

export const routes: readonly Route[] = [insights, authorityHistory]
