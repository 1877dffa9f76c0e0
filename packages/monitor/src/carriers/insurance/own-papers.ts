import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { paperPolicies } from '../../rules/assessment/paper-policies.ts'
import type { Paper } from '../../rules/assessment/paper.ts'
import type { FactsOnRecord } from '../read-facts.ts'

/** The name of a user of a joined table; null: none is on record. */
export const nameIn = (table: string) =>
  sql<
    string | null
  >`nullif(concat_ws(' ', nullif(${sql.ref(`${table}.first_name`)}, ''), nullif(${sql.ref(`${table}.last_name`)}, '')), '')`

/** The day of an instant. */
const dayOf = (column: string) => sql<string>`(${sql.ref(column)} at time zone 'UTC')::date::text`

/** The lines of cover on a certificate, in the order in which they were confirmed. */
export const policiesOfPaper = (db: Kysely<Schema>) =>
  db
    .selectFrom('insurance_certificate_policies as p')
    .select(['p.kind', 'p.amount', 'p.policy_number', 'p.insurer', 'p.naic'])
    .select([
      sql<string>`p.effective_on::text`.as('effective_on'),
      sql<string>`p.expires_on::text`.as('expires_on'),
    ])
    .orderBy('p.id')

/** The certificates that a company confirmed of some carriers, with those that were taken back: what rules read of them. */
export const ownPapers = (db: Kysely<Schema>, companyId: number, carrierIds: readonly number[]) =>
  db
    .selectFrom('insurance_certificates as c')
    .innerJoin('users', 'users.id', 'c.user_id')
    .innerJoin('uploaded_files', 'uploaded_files.id', 'c.uploaded_file_id')
    .select([
      'c.carrier_id',
      'c.id',
      'uploaded_files.name as file_name',
      sql<string>`c.dated_on::text`.as('dated_on'),
    ])
    .select(
      jsonArrayFrom(policiesOfPaper(db).where('p.insurance_certificate_id', '=', sql.ref<number>('c.id'))).as(
        'policies',
      ),
    )
    .select([dayOf('c.created_at').as('confirmed_on'), nameIn('users').as('confirmed_by')])
    .select(sql<string | null>`(c.withdrawn_at at time zone 'UTC')::date::text`.as('withdrawn_on'))
    .where('c.company_id', '=', companyId)
    .where('c.carrier_id', '=', anyOf(carrierIds))

/** The file of a certificate as it goes over the wire. */
export const fileOf = ({ id, file_name }: Pick<Paper, 'id' | 'file_name'>) => ({
  name: file_name,
  url: `/monitor/insurance_certificates/${id}/file`,
})

/** What is known of a carrier, with the policies on the company's own certificates: the same object without any. */
export const withPapers = <Known extends Pick<FactsOnRecord, 'insurances'>>(
  known: Known,
  papers: readonly Paper[] = [],
): Known =>
  papers.length === 0 ? known : { ...known, insurances: [...known.insurances, ...paperPolicies(papers)] }
