import { z } from 'zod'
import { wireCarrier } from '../../carriers/wire-carrier.ts'
import { wireRows } from '../../carriers/wire-rows.ts'
import { carriersOfLane } from '../../freight/lanes/carriers-of-lane.ts'
import { countSearch } from '../../freight/lanes/count-search.ts'
import { endsOf, routeBetween } from '../../freight/lanes/lane-ends.ts'
import { laneFilters } from '../../freight/lanes/lane-filters.ts'
import { idInBody } from '../../http/fields.ts'
import { maySearchCarriers, planGuard } from '../../http/guards/guards.ts'
import { cut, PER_PAGE_MAX, pagingHeaders } from '../../http/paging.ts'
import { forbidden } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'

const PAGE_MAX = 1_000_000

const wireLaneCarrier = z.object({
  ...wireCarrier.shape,
  seen_on_lane: z.object({ times: z.number(), last_on: z.string() }).nullable(),
})

const point = z.object({ latitude: z.number(), longitude: z.number() })

const search = route({
  method: 'POST',
  reads: true,
  path: 'carriers/search',
  summary: 'Carriers seen at both ends of a lane, most often first, and the route between them',
  access: 'broker',
  guards: [planGuard('can_lane_search'), maySearchCarriers],
  body: z.strictObject({
    origin_area_id: idInBody,
    destination_area_id: idInBody,
    q: laneFilters.optional(),
    page: z.int('Give a whole number.').min(1).max(PAGE_MAX).default(1),
    per_page: z.int('Give a whole number.').min(1).max(PER_PAGE_MAX).default(PER_PAGE_MAX),
  }),
  answer: z.object({
    carriers: z.array(wireLaneCarrier),
    route: z.object({ points: z.array(point), miles: z.number().nullable() }).nullable(),
  }),
  handle: async ({ services, actor, signal, body }) => {
    const { db, clock } = services
    const { origin_area_id, destination_area_id, q = laneFilters.parse({}), ...page } = body
    if (q.rules_assessment_eq !== undefined && !actor.paywall.can_rule)
      throw forbidden('Your plan does not include rules.')
    const [origin, destination] = await endsOf(db, [origin_area_id, destination_area_id])
    await countSearch(db, {
      companyId: companyOf(actor),
      userId: actor.user.id,
      requested: { origin_area_id, destination_area_id, q },
      page: page.page,
      now: clock.now(),
    })
    signal.throwIfAborted()
    const params = { origin, destination, filters: q, today: today(clock) }
    const found = await carriersOfLane(services, actor, params, signal)
    const { limit, offset } = cut(page)
    const shown = new Map(found.slice(offset, offset + limit).map(seen => [seen.carrier_id, seen]))
    const rows = await wireRows(services, actor, [...shown.keys()])
    const carriers = rows.map(({ wire }) => {
      const seen = shown.get(wire.id)
      return {
        ...wire,
        seen_on_lane: seen === undefined ? null : { times: seen.times, last_on: seen.last_on },
      }
    })
    return {
      body: { carriers, route: routeBetween(origin, destination) },
      headers: pagingHeaders(page, found.length),
    }
  },
})

export const routes: readonly Route[] = [search]
