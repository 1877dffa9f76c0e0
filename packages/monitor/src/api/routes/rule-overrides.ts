import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { companyRuleTypes, hasClassification } from '../../carriers/verdicts/company-rules.ts'
import { readOverride, visibleOverrides, wireOverrideOf } from '../../carriers/verdicts/read-overrides.ts'
import { wireOverride } from '../../carriers/wire-carrier.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { calendarDate, flagInBody, idInBody, idInQuery } from '../../http/fields.ts'
import { blocksSafety, planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { forbidden, invalid, missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { recordOfAct } from '../../own-carriers/decisions/keep-act.ts'
import {
  createOverride,
  deactivateCounting,
  setOverrideActive,
} from '../../own-carriers/rules/write-overrides.ts'
import { SCANS } from '../../platform/uploads/file-kinds.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { requireTerms } from '../../own-carriers/policy/override-terms.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'
import { isRuleType, isSafetyRule } from '../../rules/terms/rule-types.ts'

const mayRule = planGuard('can_rule')
const mayOverride = [scopeGuard('manage_rule_overrides'), mayRule]

const subjectFields = {
  carrier_id: idInBody,
  is_type: z.string().refine(isRuleType, 'This is not a valid rule type.'),
  // A form has no null: an empty text stands for it.
  classification_id: z
    .union([z.null(), z.literal('').transform(() => null), idInBody], 'Give a whole number.')
    .default(null),
}
type SentSubject = z.output<z.ZodObject<typeof subjectFields>>

/**
 * The subject of an override, checked. Refuses: 404 for a missing carrier or foreign classification; 403 for a safety
 * rule without access to safety data (Choice: users do not override what they cannot see).
 */
async function subjectOf({ db }: Services, actor: Actor, sent: SentSubject) {
  if (blocksSafety(actor) && isSafetyRule(sent.is_type))
    throw forbidden('You do not have access to safety data.')
  const companyId = companyOf(actor)
  await requireFindable(db, sent.carrier_id)
  const { carrier_id: carrierId, classification_id: classificationId, is_type: type } = sent
  if (classificationId !== null && !(await hasClassification(db, companyId, classificationId)))
    throw missing()
  return { companyId, carrierId, classificationId, type }
}

const changerOf = ({ clock }: Services, actor: Actor) => ({
  author: authorOf(actor, clock),
  today: today(clock),
})

async function handleOne({ db }: Services, actor: Actor, id: number) {
  const override = await readOverride(db, actor, id)
  if (override === undefined) throw missing()
  return override
}

const list = route({
  method: 'GET',
  path: 'rule_overrides',
  summary: "The company's rule overrides, newest first",
  access: 'broker',
  guards: [mayRule],
  query: z.strictObject({ carrier_id: idInQuery.optional(), ...pagingFields }),
  answer: z.array(wireOverride),
  handle: async ({ services: { db }, actor, query }) => {
    const own = visibleOverrides(db, actor)
    const id = query.carrier_id
    const { rows, headers } = await pageOf(
      id === undefined ? own : own.where('rule_overrides.carrier_id', '=', id),
      query,
    )
    return { body: rows.map(wireOverrideOf), headers }
  },
})

const create = route({
  method: 'POST',
  path: 'rule_overrides',
  summary: 'Creates an override of one rule for one carrier',
  access: 'broker',
  guards: mayOverride,
  multipart: true,
  body: z.strictObject({
    rule_override: z.strictObject({
      ...subjectFields,
      is_active: flagInBody.default(true),
      expiration_date: calendarDate,
      file: z.instanceof(File, { error: 'Send a file.' }).optional(),
    }),
  }),
  /** Beyond section 7: the decision record that was kept with it; left out when none was. */
  answer: wireOverride.extend({ decision_record_id: z.number().optional() }),
  handle: async ({ services, actor, body: { rule_override: sent } }) => {
    const { db, clock } = services
    const companyId = companyOf(actor)
    const day = today(clock)
    const subject = await subjectOf(services, actor, sent)
    const assessed = await companyRuleTypes(db, companyId, subject.classificationId)
    if (!(assessed ?? (await companyRuleTypes(db, companyId)))?.includes(sent.is_type))
      throw invalid('rule_override.is_type', 'Your company does not use this rule.')
    if (sent.expiration_date < day)
      throw invalid('rule_override.expiration_date', 'This date is in the past.')
    const policyVersion = await requireTerms(services, actor, subject, {
      expiresOn: sent.expiration_date,
      hasFile: sent.file !== undefined,
      fields: {
        type: 'rule_override.is_type',
        expiresOn: 'rule_override.expiration_date',
        file: 'rule_override.file',
      },
    })
    const upload = sent.file ? await readUpload(sent.file, 'rule_override.file', SCANS) : null
    const made = { isActive: sent.is_active, expiresOn: sent.expiration_date, upload, policyVersion }
    const keep = await recordOfAct(services, actor, { carrierId: subject.carrierId, act: 'override' })
    const { id, storedId } = await createOverride(services, subject, {
      ...made,
      ...changerOf(services, actor),
      keep,
    })
    const record = storedId === null ? {} : { decision_record_id: storedId }
    return { status: 201, body: { ...(await handleOne(services, actor, id)), ...record } }
  },
})

const deactivate = route({
  method: 'POST',
  path: 'rule_overrides/deactivate',
  summary: 'Ends the active override of one rule for one carrier',
  access: 'broker',
  guards: mayOverride,
  body: z.strictObject({ rule_override: z.strictObject(subjectFields) }),
  answer: wireOverride,
  handle: async ({ services, actor, body }) => {
    const subject = await subjectOf(services, actor, body.rule_override)
    const id = await deactivateCounting(services.db, subject, changerOf(services, actor))
    if (id === undefined) throw invalid('rule_override.is_type', 'This rule has no active override.')
    return { body: await handleOne(services, actor, id) }
  },
})

const patch = route({
  method: 'PATCH',
  path: 'rule_overrides/:id',
  summary: 'Ends an override, or reactivates it',
  access: 'broker',
  guards: mayOverride,
  body: z.strictObject({ rule_override: z.strictObject({ is_active: flagInBody }) }),
  answer: wireOverride,
  handle: async ({ services, actor, params, body }) => {
    const companyId = companyOf(actor)
    const found = await handleOne(services, actor, params.id)
    const isActive = body.rule_override.is_active
    const subject = {
      companyId,
      carrierId: found.carrier_id,
      type: found.is_type,
      classificationId: found.classification_id,
    }
    if (isActive && !found.is_active) {
      const field = 'rule_override.is_active'
      await requireTerms(services, actor, subject, {
        expiresOn: found.expiration_date,
        hasFile: found.file !== null,
        fields: { type: field, expiresOn: field, file: field },
      })
    }
    const change = { id: found.id, isActive, ...changerOf(services, actor) }
    await setOverrideActive(services.db, subject, change)
    return { body: await handleOne(services, actor, params.id) }
  },
})

const show = route({
  method: 'GET',
  path: 'rule_overrides/:id',
  summary: 'One override',
  access: 'broker',
  guards: [mayRule],
  answer: wireOverride,
  handle: async ({ services, actor, params }) => ({
    body: await handleOne(services, actor, params.id),
  }),
})

const file = route({
  method: 'GET',
  path: 'rule_overrides/:id/file',
  summary: 'The file of an override, as a download',
  access: 'broker',
  guards: [mayRule],
  handle: async ({ services, actor, params }) => {
    const found = await visibleOverrides(services.db, actor)
      .where('rule_overrides.id', '=', params.id)
      .executeTakeFirst()
    return { file: await storedFile(services, companyOf(actor), found?.uploaded_file_id) }
  },
})

export const routes: readonly Route[] = [list, create, deactivate, patch, show, file]
