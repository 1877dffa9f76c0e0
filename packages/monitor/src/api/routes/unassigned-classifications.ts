import { z } from 'zod'
import { wireCarrier } from '../../carriers/wire-carrier.ts'
import { planGuard } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import { wireClassification } from '../../carriers/verdicts/read-classifications.ts'
import { unassignedClassifications } from '../../own-carriers/classifications/unassigned.ts'

const unassigned = route({
  method: 'GET',
  path: 'carriers/:id/rules_assessments_for_unassigned_classifications',
  summary: "A carrier's assessment in each classification that it does not have",
  access: 'broker',
  guards: [planGuard('can_rule')],
  answer: z.array(
    z.object({
      classification: wireClassification,
      rules_assessment: wireCarrier.shape.rules_assessment.unwrap(),
    }),
  ),
  handle: async ({ services, actor, params: { id } }) => ({
    body: await unassignedClassifications(services, actor, id),
  }),
})

export const routes: readonly Route[] = [unassigned]
