import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type ViolationKind, violationKindIds } from '../../safety/violation-kinds.ts'
import type { FactTable } from '../store/write-facts.ts'

/** A table of violations that has their kinds by id: those of a batch, which are added where they are new. */
export async function ofKinds(
  tx: Transaction<Schema>,
  table: FactTable,
  kinds: readonly ViolationKind[],
): Promise<FactTable> {
  const idOf = await violationKindIds(tx, kinds)
  return {
    ...table,
    storedAs: values => {
      const kind: ViolationKind = {
        description: null,
        category: null,
        basic: null,
        ...(values as { code: string }),
      }
      return { ...values, violation_kind_id: idOf(kind) }
    },
  }
}
