import type { Kysely } from 'kysely'
import { certificatesOf, wireCertificates } from '../../carriers/insurance/read-certificates.ts'
import type { Schema } from '../../database/schema.ts'
import { invalid } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { MANAGE_USERS } from '../../kernel/scopes.ts'
import { type OverrideTerms, termsOf } from '../../rules/policy-section.ts'
import { addDays } from '../../kernel/calendar.ts'
import type { Subject } from '../rules/write-overrides.ts'
import { inForce } from './read-policy.ts'

/** Whether a certificate of a carrier counts on a day: confirmed, not taken back, not contradicted, and in force. */
async function hasCertificate(
  db: Kysely<Schema>,
  { companyId, carrierId }: Subject,
  day: string,
): Promise<boolean> {
  const rows = await certificatesOf(db, companyId, carrierId).execute()
  const certificates = await wireCertificates(db, { companyId, carrierId, day }, rows)
  return certificates.some(
    ({ withdrawn_on, unconfirmed, policies }) =>
      withdrawn_on === null &&
      unconfirmed === null &&
      policies.some(policy => policy.effective_on <= day && policy.expires_on >= day),
  )
}

/** An override that is to be made or restored. */
interface Offered {
  readonly expiresOn: string
  readonly hasFile: boolean
}

/** The names of its fields in the request. */
interface Fields {
  readonly type: string
  readonly expiresOn: string
  readonly file: string
}

/** Refuses who the terms do not let override: 422. */
export const refuseAuthor = ({ by }: OverrideTerms, { user }: Actor, field: string): void => {
  if (by === 'no_one') throw invalid(field, 'Your policy lets no one override this rule.')
  if (by === 'admins' && !user.scopes.includes(MANAGE_USERS))
    throw invalid(field, 'Your policy lets only admins override this rule.')
}

/**
 * Refuses what the policy in force does not let anyone do: 422 by field. Returns the number of the version; null: there is
 * none.
 *
 * Choice: an override that was made before counts to its end; these terms are for those that are made or restored now.
 */
export async function requireTerms(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  subject: Subject,
  { expiresOn, hasFile, ...fields }: Offered & { readonly fields: Fields },
): Promise<number | null> {
  const { version, sections } = await inForce(db, subject.companyId)
  const terms = termsOf(sections, subject.type, subject.classificationId)
  const { type, expiresOn: end, file } = fields.fields
  const day = today(clock)
  refuseAuthor(terms, actor, type)
  if (terms.days_max !== null && expiresOn > addDays(day, terms.days_max)) {
    const days = `${terms.days_max.toLocaleString('en-US')} ${terms.days_max === 1 ? 'day' : 'days'}`
    throw invalid(end, `Your policy lets this rule be overridden for ${days} at most.`)
  }
  if (terms.paper === 'file' && !hasFile) throw invalid(file, 'Your policy requires a document. Attach one.')
  if (terms.paper === 'certificate' && !(await hasCertificate(db, subject, day)))
    throw invalid(
      file,
      'Your policy requires a confirmed certificate of insurance of this carrier. Confirm one first.',
    )
  return version?.number ?? null
}
