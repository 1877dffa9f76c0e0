import type { Services } from '../../http/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import { cached } from '../../kernel/frozen.ts'
import type { WireCarrier } from '../wire-carrier.ts'
import { wireRows } from '../wire-rows.ts'

const shortOf = cached(
  ({ id, legal_name, identifiers, connection, invitation, rules_assessment, cautions }: WireCarrier) => ({
    id,
    legal_name,
    identifiers,
    connection,
    invitation,
    rules_assessment,
    cautions,
  }),
)

/** Carriers with the relations of the caller's company, by id; a few statements for any number. */
export async function carriersOf(services: Services, actor: Actor, ids: Iterable<number>) {
  const rows = await wireRows(services, actor, [...new Set(ids)])
  return new Map(rows.map(({ wire }) => [wire.id, shortOf(wire)]))
}
