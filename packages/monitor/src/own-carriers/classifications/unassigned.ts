import { factsOf } from '../../carriers/facts-of.ts'
import { readRecords } from '../../carriers/read-records.ts'
import { measuresOf } from '../../carriers/verdicts/measures.ts'
import { overridesByCarrier } from '../../carriers/verdicts/read-overrides.ts'
import { wireAssessment } from '../../carriers/wire-assessment.ts'
import { blocksSafety } from '../../http/guards/guards.ts'
import { missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { listedClassifications, wireClassificationOf } from '../../carriers/verdicts/read-classifications.ts'

/**
 * The assessment of a carrier for each active classification that it does not have, highest id first: the findings of
 * the classification's own rules (else the company's) with their evidence, and the overrides that apply to it. Five
 * statements for any number of classifications.
 *
 * Empty: no row for a carrier that has them all. A user who may not see safety data gets no safety findings,
 * but their number and the worst outcome among them.
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
  const facts = factsOf(record)
  return open.map(classification => {
    const types = measures.get(classification.id) ?? []
    const seenBy = {
      companyId,
      isBlocked,
      day: today(clock),
      classificationId: classification.id,
      policyVersion: record.policy_version,
    }
    return {
      classification: wireClassificationOf(classification),
      rules_assessment: wireAssessment(facts, types, overrides, seenBy),
    }
  })
}
