import type { ClassificationId, PolicyVersionId } from '@fairhaul/core'
import type { Seed } from './contract-company.ts'

/** A company of its own, for contracts whose every test is a new one. */
export interface PolicyCompany {
  readonly companyId: number
  /** Who may write its policy, a second one who may, and one who may not. */
  readonly author: string
  readonly second: string
  readonly reader: string
  readonly classificationId: ClassificationId
}

/** Rows for the contract of policies. */
export interface PolicyFacts {
  /** Another each time, which assesses two rules and has no version of a policy. */
  readonly nextCompany: () => Promise<PolicyCompany>
  /** A version of another company. */
  readonly foreign: PolicyVersionId
}

/** Above the ids of the test companies. */
const FIRST_ID = 200

/** Companies that are created on demand, and a version of one that no contract calls. */
export const seedPolicies: Seed<PolicyFacts> = async ({ db, ben, today }) => {
  const foreign = await db
    .insertInto('policy_versions')
    .values({
      company_id: ben.companyId,
      number: 1,
      sections: JSON.stringify([{ classification_id: null, rules: [] }]),
      note: 'We require nothing.',
      user_id: ben.userId,
      effective_on: today,
      is_approval_required: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  let companies = 0
  const nextCompany = async (): Promise<PolicyCompany> => {
    companies += 1
    const company_id = FIRST_ID + companies
    await db
      .insertInto('companies')
      .values({
        id: company_id,
        legal_name: `Policy Office ${companies}`,
        company_type: 'broker',
        brand: 'main',
        status: 'active',
        can_rule: true,
        can_connect: true,
      })
      .execute()
    const [author, second, reader] = ['author', 'second', 'reader'].map(
      name => `${name}${companies}@policy.example`,
    ) as [string, string, string]
    await db
      .insertInto('users')
      .values(
        [author, second, reader].map(email => ({
          company_id,
          email,
          first_name: 'Ida',
          last_name: 'Invention',
          scopes: email === reader ? ['sourcing'] : ['manage_users', 'manage_rule_overrides'],
        })),
      )
      .execute()
    const is_types = { bipd_at_least_750000: 2, cargo_at_least_100000: 2, active_operating_status: 1 }
    await db
      .insertInto('rule_sets')
      .values({ company_id, is_types: JSON.stringify(is_types) })
      .execute()
    const { id } = await db
      .insertInto('classifications')
      .values({ company_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { companyId: company_id, author, second, reader, classificationId: id as ClassificationId }
  }
  return { nextCompany, foreign: foreign.id as PolicyVersionId }
}
