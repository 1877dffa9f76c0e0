import { wireRows } from '../carriers/wire-rows.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../session/actor.ts'

/** Carriers with the relations of the caller's company, by id; a few statements for any number. */
export async function carriersOf(services: Services, actor: Actor, ids: Iterable<number>) {
  const rows = await wireRows(services, actor, [...new Set(ids)])
  return new Map(
    rows.map(({ wire: { id, legal_name, identifiers, connection, rules_assessment, cautions } }) => [
      id,
      { id, legal_name, identifiers, connection, rules_assessment, cautions },
    ]),
  )
}
