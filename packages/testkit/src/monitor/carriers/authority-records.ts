import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { AuthorityRecord, FrozenState, Holder, MotusState } from '../database/authority-dockets.ts'
import type { AuthorityAction, Revocation } from '../database/authority-turns.ts'
import type { Schema } from '../database/schema.ts'
import { allOfEach } from './read-records.ts'

type Of<Row> = Row & { readonly carrier_id: number }

const HISTORIES = ['Motus AuthHist', 'L&I AuthHist']

/** All that the files tell of the authorities of some carriers, by carrier. */
export async function readAuthorityRecords(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<(carrierId: number) => AuthorityRecord> {
  const those = anyOf(ids)
  const actions = await db
    .selectFrom('authority_history')
    .select(['carrier_id', 'docket', 'authority', 'action', 'acted_on', 'final_action', 'final_on'])
    .select(['reason', 'source_file', 'as_of'])
    .where('carrier_id', '=', those)
    .orderBy('id')
    .execute()
  const revocations = await db
    .selectFrom('revocations')
    .select(['carrier_id', 'docket', 'authority', 'kind', 'served_on', 'effective_on'])
    .select(['source_file', 'as_of'])
    .where('carrier_id', '=', those)
    .orderBy('id')
    .execute()
  const { rows: frozen } = await sql<Of<FrozenState>>`
    select carrier_id, docket, kind, common, contract, broker, is_in_revocation, as_of
    from carrier_dockets where as_of is not null and carrier_id = ${those}`.execute(db)
  const { rows: motus } = await sql<Of<MotusState>>`
    select carrier_id, docket, authority, status, terms,
      greatest(as_of, (select as_of from published_days where source_file = 'Motus Carrier')) as as_of
    from motus_authorities where carrier_id = ${those}`.execute(db)
  const { rows: given } = await sql<Of<Holder> & { readonly docket: string }>`
    select carrier_id, is_type || value_key as docket, given_to_dot as dot, given_as_of as as_of,
      given_source_file as source_file
    from carrier_identifiers where given_to_dot is not null and carrier_id = ${those}`.execute(db)
  const { rows: published } = await sql<{ source_file: string; as_of: string }>`
    select source_file, as_of from published_days where source_file = any(${sql.val(HISTORIES)}::text[])`.execute(
    db,
  )
  const [actionsOf, revocationsOf, frozenOf, motusOf, givenOf] = [
    allOfEach<Of<AuthorityAction>>(actions),
    allOfEach<Of<Revocation>>(revocations),
    allOfEach(frozen),
    allOfEach(motus),
    allOfEach(given),
  ]
  const days = new Map(published.map(({ source_file, as_of }) => [source_file, as_of]))
  return id => ({
    actions: actionsOf.get(id) ?? [],
    revocations: revocationsOf.get(id) ?? [],
    frozen: frozenOf.get(id) ?? [],
    motus: motusOf.get(id) ?? [],
    given: new Map((givenOf.get(id) ?? []).map(({ docket, ...holder }) => [docket, holder])),
    published: days,
  })
}
