import { z } from 'zod'
import { idInQuery, sortedBy } from '../../http/fields.ts'
import { planGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { ownsConnection } from '../../onboarding/read-connections.ts'
import { listedPackets, wirePackets } from '../../onboarding/read-packets.ts'
import { wirePacket } from '../../onboarding/wire-packet.ts'

const mayConnect = planGuard('can_connect')

const list = route({
  method: 'GET',
  path: 'onboarding_packets',
  summary: 'The packets of one connection, newest first',
  access: 'broker',
  guards: [mayConnect],
  query: z.strictObject({
    connection_id: idInQuery,
    q: z.strictObject({ s: sortedBy('created_at desc') }).optional(),
    ...pagingFields,
  }),
  answer: z.array(wirePacket),
  handle: async ({ services, actor, query }) => {
    const companyId = companyOf(actor)
    if (!(await ownsConnection(services.db, companyId, query.connection_id))) throw missing()
    const { rows, headers } = await pageOf(
      listedPackets(services.db, companyId).where(
        'onboarding_packets.connection_id',
        '=',
        query.connection_id,
      ),
      query,
    )
    return { body: await wirePackets(services, actor, rows), headers }
  },
})

const one = route({
  method: 'GET',
  path: 'onboarding_packets/:id',
  summary: 'One packet',
  access: 'broker',
  guards: [mayConnect],
  answer: wirePacket,
  handle: async ({ services, actor, params }) => {
    const rows = await listedPackets(services.db, companyOf(actor))
      .where('onboarding_packets.id', '=', params.id)
      .execute()
    const [packet] = await wirePackets(services, actor, rows)
    if (packet === undefined) throw missing()
    return { body: packet }
  },
})

export const routes: readonly Route[] = [list, one]
