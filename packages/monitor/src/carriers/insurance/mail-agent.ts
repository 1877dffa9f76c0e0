import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { invalid, missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { agentAddress, certificateMail } from './certificate-mail.ts'
import { INSURER } from './insurers.ts'
import { coverageOf, policyStatus } from './read-policies.ts'
import { noteActivity, requestCertificate } from './request-certificate.ts'

/** The policy with a number, by the index of policies: see `database/baseline/insurance.ts`. */
export const numberedPolicy = (id: number) =>
  sql<boolean>`carrier_insurances.id / 128 = ${id}::int / 128 and carrier_insurances.id = ${id}`

/**
 * A cargo policy whose certificate can be requested, with its carrier and agent. It may be pending, begin later or have
 * no end date on record, as the certificate would show that.
 *
 * Refuses: 404 for a missing one, or one of an unfindable carrier; 422 for one that is not for cargo, is cancelled or
 * has ended.
 */
async function requestablePolicy(db: Kysely<Schema>, id: number, day: string) {
  const policy = await db
    .selectFrom('carrier_insurances')
    .innerJoin('carriers', 'carriers.id', 'carrier_insurances.carrier_id')
    .selectAll('carrier_insurances')
    .select(['carriers.legal_name', INSURER.as('insurer')])
    .where(numberedPolicy(id))
    .where('carriers.is_findable', '=', true)
    .executeTakeFirst()
  if (policy === undefined) throw missing()
  const refuse = (why: string) => invalid('insurance_policy_id', why)
  if (coverageOf(policy) !== 'cargo') throw refuse('This policy is not for cargo.')
  const status = policyStatus(policy, day)
  if (status === 'cancelled') throw refuse('This policy was canceled.')
  if (status === 'ended') throw refuse('This policy has expired.')
  return policy
}

/**
 * Requests the certificate of a cargo policy from its agent: the request is stored, then the e-mail is sent in the
 * background. A failed e-mail is noted with the request.
 *
 * Choice: without an address on record the request is stored too, and says to ask by phone.
 */
export async function mailAgent(services: Services, actor: Actor, policyId: number) {
  const { db, clock, mailbox, background } = services
  const policy = await requestablePolicy(db, policyId, today(clock))
  const to = agentAddress(policy.agent_email)
  const made = await requestCertificate(db, {
    companyId: companyOf(actor),
    userId: actor.user.id,
    carrierId: policy.carrier_id,
    policyId,
    at: clock.now(),
    note: to === null ? 'The agent’s e-mail address is not on record. Call instead.' : `By e-mail to ${to}`,
  })
  if (to === null) return made
  const { first_name, last_name, email } = actor.user
  const mail = certificateMail({
    to,
    policy,
    company: actor.company?.legal_name ?? '',
    person: { name: [first_name, last_name].filter(Boolean).join(' ') || email, email },
    sentAt: clock.now(),
  })
  background.run(async () => {
    try {
      await mailbox.send(mail)
    } catch (fault) {
      const note = 'The e-mail to the agent could not be sent. Call instead.'
      await noteActivity(db, { requestId: made.id, type: 'noted', note, at: clock.now() })
      throw fault
    }
  })
  return made
}
