import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { names, rowsOf } from '../../database/rows-of.ts'
import type { Schema } from '../../database/schema.ts'

/** What all violations of a code have in common. */
export interface ViolationKind {
  readonly code: string
  readonly description: string | null
  readonly category: number | null
  readonly basic: string | null
}

const KIND = { code: 'text', description: 'text', category: 'int', basic: 'text' }

const nameOf = ({ code, description, category, basic }: ViolationKind) =>
  JSON.stringify([code, description, category, basic])

/** Kinds of violations by id, and their ids. */
export interface ViolationKinds {
  idOf(kind: ViolationKind): number
  kindOf(id: number): ViolationKind | undefined
}

/** Some kinds of violations, and those with some ids. A kind that is new is added. */
export const violationKinds = async (
  db: Kysely<Schema>,
  kinds: readonly ViolationKind[],
  ids: readonly number[] = [],
): Promise<ViolationKinds> => {
  const wanted = [...new Map(kinds.map(kind => [nameOf(kind), kind])).values()]
  if (wanted.length > 0)
    await sql`
      insert into violation_kinds (${names(KIND)}) select ${names(KIND)} from ${rowsOf(KIND, wanted)}
      where not exists (
        select from violation_kinds as k where k.code = n.code and k.category is not distinct from n.category
          and k.basic is not distinct from n.basic and k.description is not distinct from n.description)
      on conflict do nothing`.execute(db)
  const codes = [...new Set(wanted.map(({ code }) => code))]
  const { rows } = await sql<ViolationKind & { id: number }>`
    select id, ${names(KIND)} from violation_kinds
    where code = any(${sql.val(codes)}::text[]) or id = ${anyOf([...new Set(ids)])}`.execute(db)
  const known = new Map(rows.map(row => [nameOf(row), row.id]))
  const byId = new Map(rows.map(row => [row.id, row]))
  return {
    idOf: kind => {
      const id = known.get(nameOf(kind))
      if (id === undefined) throw new Error(`A kind of violation was not added: ${nameOf(kind)}`)
      return id
    },
    kindOf: id => byId.get(id),
  }
}
