import { wireRows } from '../carriers/wire-rows.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../session/actor.ts'

/** Who they are and how the caller's company stands to them, by their ids; four statements, however many. */
export async function carriersOf(services: Services, actor: Actor, ids: Iterable<number>) {
  const rows = await wireRows(services, actor, [...new Set(ids)])
  return new Map(
    rows.map(({ wire: { id, legal_name, identifiers, connection, rules_assessment } }) => [
      id,
      { id, legal_name, identifiers, connection, rules_assessment },
    ]),
  )
}
