import type { IdentityAlertId, UserId } from '@fairhaul/core'
import type { Seed } from './contract-company.ts'

/** Rows for the contracts of identity alerts. */
export interface IdentityAlertFacts {
  /** A colleague of the broker who manages no users. */
  readonly colleague: { readonly email: string; readonly userId: UserId }
  /** An alert that the other company published. */
  readonly foreign: IdentityAlertId
}

/** A colleague without rights, and one alert of the other company, of long ago. */
export const seedIdentityAlerts: Seed<IdentityAlertFacts> = async ({ db, ann, ben }) => {
  const email = 'cal@office.example'
  const colleague = await db
    .insertInto('users')
    .values({ company_id: ann.companyId, email, first_name: 'Cal', last_name: 'Invention' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const alert = await db
    .insertInto('identity_alerts')
    .values({
      company_id: ben.companyId,
      user_id: ben.userId,
      is_type: 'hostage_load',
      message: 'They hold the load for more money.',
      file_date: '2024-01-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    colleague: { email, userId: colleague.id as UserId },
    foreign: alert.id as IdentityAlertId,
  }
}
