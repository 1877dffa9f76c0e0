import { z } from 'zod'
import { mailAgent } from '../../carriers/insurance/mail-agent.ts'
import { readFilings, wireFiling } from '../../carriers/insurance/read-filings.ts'
import { activePolicies, wirePolicy } from '../../carriers/insurance/read-policies.ts'
import { wireRequest, withIsoCreation } from '../../carriers/insurance/read-requests.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { flagInQuery, idInQuery } from '../../http/fields.ts'
import { planGuard, scopeGuard, seesFullProfile } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'

const active = route({
  method: 'GET',
  path: 'api/v1/insurance_policies/active_by_carrier_id',
  summary: "A carrier's policies that have not ended, by id",
  access: 'broker',
  guards: [seesFullProfile],
  query: z.strictObject({
    carrier_id: idInQuery,
    with_cancelled: flagInQuery.default(false),
    with_active_pending: flagInQuery.default(false),
  }),
  answer: z.array(wirePolicy),
  handle: async ({ services: { db, clock }, actor, query }) => {
    await requireFindable(db, query.carrier_id)
    const body = await activePolicies(db, query.carrier_id, {
      companyId: companyOf(actor),
      day: today(clock),
      cancelled: query.with_cancelled,
      pending: query.with_active_pending,
    })
    return { body }
  },
})

const requestCargo = route({
  method: 'POST',
  path: 'insurance_policies/request_cargo_policy',
  summary: 'Asks the agent of a cargo policy for its certificate, by e-mail',
  access: 'broker',
  guards: [scopeGuard('insurance_workflow'), planGuard('can_view_insurance_certificates')],
  query: z.strictObject({ insurance_policy_id: idInQuery }),
  answer: wireRequest,
  handle: async ({ services, actor, query }) => ({
    status: 201,
    body: withIsoCreation(await mailAgent(services, actor, query.insurance_policy_id)),
  }),
})

const history = route({
  method: 'GET',
  path: 'carriers/:id/insurance_history',
  summary:
    "A carrier's federal filings that ended or will, the latest end first, 200 at most; beyond section 7",
  access: 'broker',
  guards: [seesFullProfile],
  answer: z.array(wireFiling),
  handle: async ({ services: { db }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: await readFilings(db, id) }
  },
})

export const routes: readonly Route[] = [active, history, requestCargo]
