import { assess, SAFETY_RULES } from '../assessment/assess.ts'
import { factsOf } from '../assessment/facts-of.ts'
import { readRecords } from '../carriers/read-records.ts'
import { today } from '../clock.ts'
import { blocksSafety } from '../guards/guards.ts'
import { missing } from '../http/refused.ts'
import { measuresOf } from '../monitored/measures.ts'
import { overridesByCarrier } from '../rules/read-overrides.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { listedClassifications, wireClassificationOf } from './read-classifications.ts'

/**
 * The assessment of a carrier for each active classification that it does not have, highest id first: the findings of
 * the classification's own rules (else the company's) with their evidence, and the overrides that apply to it. Five
 * statements for any number of classifications.
 *
 * Empty: no row for a carrier that has them all. A user who may not see safety data gets no safety findings.
 * Refuses: 404.
 */
export async function unassignedClassifications({ db, clock }: Services, actor: Actor, carrierId: number) {
  const companyId = companyOf(actor)
  const [record] = await readRecords(db, [carrierId], companyId)
  if (record === undefined) throw missing()
  const open = await listedClassifications(db, companyId)
    .where('classifications.is_active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('carrier_classifications')
            .select('carrier_classifications.carrier_id')
            .where('carrier_classifications.company_id', '=', companyId)
            .where('carrier_classifications.carrier_id', '=', carrierId)
            .whereRef('carrier_classifications.classification_id', '=', 'classifications.id'),
        ),
      ),
    )
    .execute()
  const measures = new Map(
    (await measuresOf(db, companyId)).map(({ classificationId, types }) => [classificationId, types]),
  )
  const overrides = (await overridesByCarrier(db, companyId, [carrierId])).get(carrierId) ?? []
  const isBlocked = blocksSafety(actor)
  const isHidden = (type: string) => isBlocked && SAFETY_RULES.has(type)
  const facts = factsOf(record)
  return open.map(classification => {
    const types = (measures.get(classification.id) ?? []).filter(type => !isHidden(type))
    return {
      classification: wireClassificationOf(classification),
      rules_assessment: {
        summary: assess(facts, types, today(clock)),
        carrier_rule_overrides: overrides.filter(
          ({ classification_id, is_type }) =>
            (classification_id === null || classification_id === classification.id) && !isHidden(is_type),
        ),
      },
    }
  })
}
