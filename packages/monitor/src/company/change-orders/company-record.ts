import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

export type RecordField = Schema['company_change_order_changes']['field']
export type CompanyRecord = Readonly<Record<RecordField, string | null>>

/** The record of a company, locked until the transaction ends. */
export async function lockRecord(trx: Transaction<Schema>, companyId: number): Promise<CompanyRecord> {
  const { legal_name } = await trx
    .selectFrom('companies')
    .select('legal_name')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const details = await trx
    .selectFrom('company_details')
    .select(['doing_business_name', 'email', 'phone', 'dot_number', 'mc_number', 'address'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return {
    legal_name,
    doing_business_name: details?.doing_business_name ?? null,
    email: details?.email ?? null,
    phone: details?.phone ?? null,
    dot_number: details?.dot_number ?? null,
    mc_number: details?.mc_number ?? null,
    address: details?.address ?? null,
  }
}

/** Sets fields of a company's record; null clears a field. Empty: nothing changes. */
export async function changeRecord(
  db: Kysely<Schema>,
  companyId: number,
  changes: Partial<CompanyRecord>,
): Promise<void> {
  const { legal_name, ...others } = changes
  if (typeof legal_name === 'string')
    await db.updateTable('companies').set({ legal_name }).where('id', '=', companyId).execute()
  if (Object.keys(others).length === 0) return
  const details: Insertable<Schema['company_details']> = {
    company_id: companyId,
    doing_business_name: null,
    email: null,
    phone: null,
    dot_number: null,
    mc_number: null,
    address: null,
    ...others,
  }
  await db
    .insertInto('company_details')
    .values(details)
    .onConflict(other => other.column('company_id').doUpdateSet(others))
    .execute()
}
