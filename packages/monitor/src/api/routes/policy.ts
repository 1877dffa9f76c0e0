import { z } from 'zod'
import { assessInBackground } from '../../carriers/verdicts/refresh-assessments.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { calendarDate, messageInBody, plainText, textField } from '../../http/fields.ts'
import { planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import {
  decideVersion,
  setApprovalRequired,
  withdrawVersion,
} from '../../own-carriers/policy/decide-version.ts'
import { sectionsInBody } from '../../own-carriers/policy/policy-sections.ts'
import {
  policyVersions,
  readPolicy,
  requireVersion,
  wirePolicy,
  wirePolicyDraft,
  wirePolicyVersion,
  wireVersionOf,
} from '../../own-carriers/policy/read-policy.ts'
import {
  createVersion,
  discardDraft,
  type PolicyWriter,
  revertTo,
  saveDraft,
} from '../../own-carriers/policy/write-policy.ts'

const TEXT_CHARACTERS_MAX = 1_000

const mayRule = planGuard('can_rule')
/** A policy decides every verdict and who may override which rule, so it takes both rights. */
const mayWrite = [scopeGuard('manage_rule_overrides'), scopeGuard('manage_users'), mayRule]

const revision = z.int('Give a whole number.').min(1)

const versionFields = {
  note: messageInBody(TEXT_CHARACTERS_MAX, 'Say what changed and why.'),
  effective_on: calendarDate,
}

const writerOf = ({ clock }: Services, actor: Actor): PolicyWriter => ({
  author: authorOf(actor, clock),
  today: today(clock),
})

/** A version as it is after a write, whose rules decide from now on: its carriers are assessed before anyone reads them. */
const versionAfter = async (services: Services, actor: Actor, id: number) => {
  const companyId = companyOf(actor)
  assessInBackground(services, companyId)
  return wireVersionOf(await requireVersion(services, companyId, id))
}

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const current = route({
  method: 'GET',
  path: 'policy',
  summary:
    "The company's policy as it stands: its rules in force, versions to come, and the draft of the next one",
  access: 'broker',
  guards: [mayRule],
  answer: wirePolicy,
  handle: async ({ services, actor }) => ({ body: await readPolicy(services, actor) }),
})

const settings = route({
  method: 'PATCH',
  path: 'policy',
  summary: 'Sets whether each new version of the policy has to be approved by a second person',
  access: 'broker',
  guards: mayWrite,
  body: z.strictObject({
    policy: z.strictObject({ is_approval_required: z.boolean('Give true or false.') }),
  }),
  answer: wirePolicy,
  handle: async ({ services, actor, body }) => {
    const author = authorOf(actor, services.clock)
    await setApprovalRequired(services.db, author, body.policy.is_approval_required)
    return { body: await readPolicy(services, actor) }
  },
})

const draft = route({
  method: 'PATCH',
  path: 'policy/draft',
  summary: 'Saves the draft of the next version, on the revision that its author saw',
  access: 'broker',
  guards: mayWrite,
  body: z.strictObject({
    policy: z.strictObject({ sections: sectionsInBody, revision: revision.nullable() }),
  }),
  answer: wirePolicyDraft,
  handle: async ({ services: { db, clock }, actor, body }) => ({
    body: await saveDraft(db, authorOf(actor, clock), body.policy),
  }),
})

const discard = route({
  method: 'PATCH',
  path: 'policy/discard_draft',
  summary: 'Drops the draft of the next version',
  access: 'broker',
  guards: mayWrite,
  body: z.strictObject({ policy: z.strictObject({ revision }) }),
  handle: async ({ services: { db }, actor, body }) => {
    await discardDraft(db, companyOf(actor), body.policy.revision)
    return {}
  },
})

const versions = route({
  method: 'GET',
  path: 'policy_versions',
  summary: "The versions of the company's policy, newest first",
  access: 'broker',
  guards: [mayRule],
  query: z.strictObject(pagingFields),
  answer: z.array(wirePolicyVersion),
  handle: async ({ services: { db }, actor, query }) => {
    const { rows, headers } = await pageOf(policyVersions(db, companyOf(actor)), query)
    return { body: rows.map(wireVersionOf), headers }
  },
})

const one = route({
  method: 'GET',
  path: 'policy_versions/:id',
  summary: "One version of the company's policy",
  access: 'broker',
  guards: [mayRule],
  answer: wirePolicyVersion,
  handle: async ({ services, actor, params: { id } }) => ({
    body: wireVersionOf(await requireVersion(services, companyOf(actor), id)),
  }),
})

const create = route({
  method: 'POST',
  path: 'policy_versions',
  summary: 'Makes a version of the draft, which decides from its day on',
  access: 'broker',
  guards: mayWrite,
  body: z.strictObject({ policy_version: z.strictObject({ revision, ...versionFields }) }),
  answer: wirePolicyVersion,
  handle: async ({ services, actor, body }) => {
    const id = await createVersion(services.db, writerOf(services, actor), body.policy_version)
    return { status: 201, body: await versionAfter(services, actor, id) }
  },
})

const revert = route({
  method: 'POST',
  path: 'policy_versions/:id/revert',
  summary: 'Makes a version of an earlier one',
  access: 'broker',
  guards: mayWrite,
  body: z.strictObject({ policy_version: z.strictObject(versionFields) }),
  answer: wirePolicyVersion,
  handle: async ({ services, actor, params: { id }, body }) => {
    const made = await revertTo(services.db, writerOf(services, actor), { ...body.policy_version, id })
    return { status: 201, body: await versionAfter(services, actor, made) }
  },
})

const decide = route({
  method: 'PATCH',
  path: 'policy_versions/:id/decide',
  summary: 'Approves a version that waits for a second person, or declines it with a reason',
  access: 'broker',
  guards: mayWrite,
  body: z.strictObject({
    policy_version: z.strictObject({
      is_approved: z.boolean('Give true or false.'),
      reason: textField({ max: TEXT_CHARACTERS_MAX }).transform(plainText).nullable().default(null),
    }),
  }),
  answer: wirePolicyVersion,
  handle: async ({ services, actor, params: { id }, body: { policy_version: sent } }) => {
    await decideVersion(services.db, writerOf(services, actor), { ...sent, id })
    return { body: await versionAfter(services, actor, id) }
  },
})

const withdraw = route({
  method: 'PATCH',
  path: 'policy_versions/:id/withdraw',
  summary: 'Withdraws a version that has not decided anything yet',
  access: 'broker',
  guards: mayWrite,
  answer: wirePolicyVersion,
  handle: async ({ services, actor, params: { id } }) => {
    await withdrawVersion(services.db, writerOf(services, actor), id)
    return { body: wireVersionOf(await requireVersion(services, companyOf(actor), id)) }
  },
})

export const routes: readonly Route[] = [
  current,
  settings,
  draft,
  discard,
  versions,
  one,
  create,
  revert,
  decide,
  withdraw,
]
