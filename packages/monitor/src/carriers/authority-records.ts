import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type {
  AuthorityRecord,
  FrozenState,
  Holder,
  MotusState,
} from '../rules/authority/authority-dockets.ts'
import type { AuthorityAction, Revocation } from '../rules/authority/authority-turns.ts'
import { readMany } from '../database/read-many.ts'
import type { Schema } from '../database/schema.ts'
import { allOfEach } from './read-records.ts'

type Of<Row> = Row & { readonly carrier_id: number }

const HISTORIES = ['Motus AuthHist', 'L&I AuthHist']

/** A docket of a carrier as it is stored. */
export interface StoredDocket {
  readonly id: number
  readonly docket: string
  readonly is_former: boolean
  /** Who holds it now, by the DOT number. Null: the carrier does. */
  readonly dot: string | null
  /** Whether the carrier holds it as well. */
  readonly is_shared: boolean
}

/** All that the files tell of the authorities of a carrier. */
export interface StoredAuthorityRecord extends AuthorityRecord {
  readonly actions: readonly AuthorityAction[]
  readonly frozen: readonly FrozenState[]
  readonly motus: readonly MotusState[]
  readonly dockets: readonly StoredDocket[]
}

/** All that the files tell of the authorities of some carriers, by carrier. */
export async function readAuthorityRecords(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<(carrierId: number) => StoredAuthorityRecord> {
  const those = anyOf(ids)
  const actions = await readMany<Of<AuthorityAction>>(
    db,
    [
      ...(['carrier_id', 'docket', 'authority', 'action', 'acted_on', 'final_action', 'final_on'] as const),
      ...(['reason', 'source_file', 'as_of'] as const),
    ],
    sql`
      select carrier_id, docket, authority, action, acted_on, final_action, final_on, reason, source_file, as_of
      from authority_history where carrier_id = ${those} order by id`,
  )
  const revocations = await readMany<Of<Revocation>>(
    db,
    ['carrier_id', 'docket', 'authority', 'kind', 'served_on', 'effective_on', 'source_file', 'as_of'],
    sql`
      select carrier_id, docket, authority, kind, served_on, effective_on, source_file, as_of
      from revocations where carrier_id = ${those} order by id`,
  )
  const frozen = await readMany<Of<FrozenState>>(
    db,
    ['carrier_id', 'docket', 'kind', 'common', 'contract', 'broker', 'is_in_revocation', 'as_of'],
    sql`
      select carrier_id, docket, kind, common, contract, broker, is_in_revocation, as_of
      from carrier_dockets where as_of is not null and carrier_id = ${those}`,
  )
  const motus = await readMany<Of<MotusState>>(
    db,
    ['carrier_id', 'docket', 'authority', 'status', 'terms', 'as_of'],
    sql`
      select carrier_id, docket, authority, status, terms,
        greatest(as_of, (select as_of from published_days where source_file = 'Motus Carrier')) as as_of
      from motus_authorities where carrier_id = ${those}`,
  )
  const dockets = await readMany<Of<StoredDocket> & Pick<Holder, 'as_of' | 'source_file'>>(
    db,
    ['carrier_id', 'id', 'docket', 'is_former', 'dot', 'as_of', 'source_file', 'is_shared'],
    sql`
      select carrier_id, id, is_type || value_key as docket, is_former, given_to_dot as dot, given_as_of as as_of,
        given_source_file as source_file,
        given_source_file = 'Motus Carrier' and exists (
          select from motus_authorities as m where m.carrier_id = i.carrier_id and m.docket = i.is_type || i.value_key
            and m.status = 'A' and m.as_of >= i.given_as_of) is true as is_shared
      from carrier_identifiers as i where is_type in ('MC', 'MX', 'FF') and carrier_id = ${those}`,
  )
  const { rows: published } = await sql<{ source_file: string; as_of: string }>`
    select source_file, as_of from published_days where source_file = any(${sql.val(HISTORIES)}::text[])`.execute(
    db,
  )
  const [actionsOf, revocationsOf, frozenOf, motusOf, docketsOf] = [
    allOfEach(actions),
    allOfEach(revocations),
    allOfEach(frozen),
    allOfEach(motus),
    allOfEach(dockets),
  ]
  const days = new Map(published.map(({ source_file, as_of }) => [source_file, as_of]))
  return id => ({
    actions: actionsOf.get(id) ?? [],
    revocations: revocationsOf.get(id) ?? [],
    frozen: frozenOf.get(id) ?? [],
    motus: motusOf.get(id) ?? [],
    given: new Map(
      (docketsOf.get(id) ?? []).flatMap(({ docket, dot, as_of, source_file, is_shared }) =>
        dot === null ? [] : [[docket, { dot, as_of, source_file, is_shared }]],
      ),
    ),
    dockets: docketsOf.get(id) ?? [],
    published: days,
  })
}
