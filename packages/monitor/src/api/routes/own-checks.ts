import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { calendarDate, flagInBody, idInBody, idInQuery, plainText, textField } from '../../http/fields.ts'
import { planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import {
  ownChecks,
  readCheck,
  requireCheck,
  wireOwnCheck,
  wireOwnCheckOf,
} from '../../own-carriers/checks/read-checks.ts'
import { recordCheck, requireDays, withdrawCheck } from '../../own-carriers/checks/write-checks.ts'
import { SCANS } from '../../platform/uploads/file-kinds.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'
import { RECORDED_CHECK_KINDS } from '../../rules/assessment/facts.ts'

const TEXT_CHARACTERS_MAX = 1_000

const mayRule = planGuard('can_rule')
/** A check makes a rule pass as an override does, so the same people record one. */
const mayCheck = [scopeGuard('manage_rule_overrides'), mayRule]

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const list = route({
  method: 'GET',
  path: 'own_checks',
  summary: "The company's own checks of one carrier, newest first",
  access: 'broker',
  guards: [mayRule],
  query: z.strictObject({ carrier_id: idInQuery, ...pagingFields }),
  answer: z.array(wireOwnCheck),
  handle: async ({ services: { db }, actor, query }) => {
    await requireFindable(db, query.carrier_id)
    const own = ownChecks(db, companyOf(actor)).where('own_checks.carrier_id', '=', query.carrier_id)
    const { rows, headers } = await pageOf(own, query)
    return { body: rows.map(check => wireOwnCheckOf(check, actor)), headers }
  },
})

const create = route({
  method: 'POST',
  path: 'own_checks',
  summary: 'Records a check of a carrier that the company made by itself; it decides for this company alone',
  access: 'broker',
  guards: mayCheck,
  multipart: true,
  body: z.strictObject({
    own_check: z.strictObject({
      carrier_id: idInBody,
      kind: z.enum(RECORDED_CHECK_KINDS, 'This is not a valid kind of check.'),
      is_verified: flagInBody,
      checked_on: calendarDate,
      expires_on: calendarDate.nullable().default(null),
      note: textField({ max: TEXT_CHARACTERS_MAX }).transform(plainText).nullable().default(null),
      file: z.instanceof(File, { error: 'Send a file.' }).optional(),
    }),
  }),
  answer: wireOwnCheck,
  handle: async ({ services, actor, body: { own_check: sent } }) => {
    const { file: sentFile, ...check } = sent
    await requireFindable(services.db, check.carrier_id)
    requireDays(check, today(services.clock))
    const upload = sentFile ? await readUpload(sentFile, 'own_check.file', SCANS) : null
    const author = authorOf(actor, services.clock)
    const id = await recordCheck(services, { ...check, note: check.note || null }, { author, upload })
    return { status: 201, body: await readCheck(services, actor, id) }
  },
})

const withdraw = route({
  method: 'PATCH',
  path: 'own_checks/:id/withdraw',
  summary: 'Takes a check back, with the reason: it decides nothing from then on',
  access: 'broker',
  guards: mayCheck,
  body: z.strictObject({
    own_check: z.strictObject({
      reason: textField({ min: 1, max: TEXT_CHARACTERS_MAX })
        .transform(plainText)
        .refine(text => text !== '', 'Enter some text.'),
    }),
  }),
  answer: wireOwnCheck,
  handle: async ({ services, actor, params: { id }, body }) => {
    await requireCheck(services, actor, id)
    await withdrawCheck(services.db, authorOf(actor, services.clock), { id, reason: body.own_check.reason })
    return { body: await readCheck(services, actor, id) }
  },
})

const file = route({
  method: 'GET',
  path: 'own_checks/:id/file',
  summary: 'The file of a check, as a download',
  access: 'broker',
  guards: [mayRule],
  handle: async ({ services, actor, params: { id } }) => {
    const { uploaded_file_id } = await requireCheck(services, actor, id)
    return { file: await storedFile(services, companyOf(actor), uploaded_file_id) }
  },
})

export const routes: readonly Route[] = [list, create, withdraw, file]
