import type { Kysely } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { z } from 'zod'
import { classificationsOf } from '../carriers/verdicts/read-classifications.ts'
import type { Schema } from '../database/schema.ts'
import { idInBody } from '../http/fields.ts'
import { invalid } from '../http/refused.ts'

/** The most classifications in one request. Choice: no company has as many. */
const CLASSIFICATIONS_MAX = 100

/** Classifications in a body: each once, in rising order. */
export const classificationIdsInBody = z
  .array(idInBody, 'Give a list of classifications.')
  .max(CLASSIFICATIONS_MAX, `Give at most ${CLASSIFICATIONS_MAX} classifications.`)
  .transform(ids => [...new Set(ids)].toSorted((one, other) => one - other))

/**
 * Checks that a company may elect some classifications: active, open to election, its own or shared.
 *
 * Refuses: 422 on `field` for any other; a foreign one looks like a missing one.
 */
export async function requireElectable(
  db: Kysely<Schema>,
  companyId: number,
  ids: readonly number[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return
  const { electable } = await classificationsOf(db, companyId)
    .select(({ fn }) => fn.countAll<number>().as('electable'))
    .where('classifications.id', '=', anyOf(ids))
    .where('is_active', '=', true)
    .where('is_by_broker_election', '=', true)
    .executeTakeFirstOrThrow()
  if (electable !== ids.length) throw invalid(field, 'Choose from the classifications you can select.')
}
