import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { idInBody } from '../../http/fields.ts'
import { planGuard, scopeGuard, seesFullProfile } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import { enterCode, sendCode } from '../../own-carriers/checks/mailed-codes.ts'
import { readCheck, wireOwnCheck } from '../../own-carriers/checks/read-checks.ts'

/** Those who record checks, and may see the address. */
const mayCheck = [scopeGuard('manage_rule_overrides'), planGuard('can_rule'), seesFullProfile]

const SIX_DIGITS = 'Give the 6 digits of the code.'

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const create = route({
  method: 'POST',
  path: 'own_check_codes',
  summary: "Mails a code to a carrier's address on record, for the caller to read back",
  access: 'broker',
  guards: mayCheck,
  body: z.strictObject({ own_check_code: z.strictObject({ carrier_id: idInBody }) }),
  answer: z.object({ id: z.number(), address: z.string(), lives_seconds: z.number() }),
  handle: async ({ services, actor, body: { own_check_code: sent } }) => {
    await requireFindable(services.db, sent.carrier_id)
    return { status: 201, body: await sendCode(services, actor, sent.carrier_id) }
  },
})

const enter = route({
  method: 'PATCH',
  path: 'own_check_codes/:id',
  summary: 'Enters a code that the caller read, and records the check',
  access: 'broker',
  guards: mayCheck,
  body: z.strictObject({
    own_check_code: z.strictObject({ code: z.string(SIX_DIGITS).regex(/^\d{6}$/, SIX_DIGITS) }),
  }),
  answer: wireOwnCheck,
  handle: async ({ services, actor, params, body: { own_check_code: sent } }) => {
    const id = await enterCode(services, actor, { id: params.id, code: sent.code })
    return { body: await readCheck(services, actor, id) }
  },
})

export const routes: readonly Route[] = [create, enter]
