import type { ClassificationId, RuleType } from '@fairhaul/core'
import type { Seed } from './contract-company.ts'

/** Rows for the contracts of rules. */
export interface RuleFacts {
  /** A rule type that the company does not assess, and a classification that does. */
  readonly ofClassification: { readonly ruleType: RuleType; readonly classificationId: ClassificationId }
}

/** A classification whose one rule is not among those of the company, and some monitored carriers. */
export const seedRules: Seed<RuleFacts> = async ({ db, ann, firstSpareCarrier }) => {
  await db
    .insertInto('subscriptions')
    .values([0, 1, 2].map(at => ({ company_id: ann.companyId, carrier_id: firstSpareCarrier + at })))
    .execute()
  const { id } = await db
    .insertInto('classifications')
    .values({ company_id: ann.companyId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ruleType = 'active_operating_status'
  await db
    .insertInto('rule_sets')
    .values({
      company_id: ann.companyId,
      classification_id: id,
      is_types: JSON.stringify({ [ruleType]: 2 }),
    })
    .execute()
  return { ofClassification: { ruleType, classificationId: id as ClassificationId } }
}
