import { z } from 'zod'
import { KEY_SCOPES } from '../../http/api-keys/key-scopes.ts'
import { visibleKeys, wireApiKey, wireApiKeyOf } from '../../company/api-keys/read-keys.ts'
import { createKey, revokeKey } from '../../company/api-keys/write-keys.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { lineOfText } from '../../http/fields.ts'
import { planGuard, sessionOnly } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'

const NAME_MAX = 80
/** For how many days a key may work. Choice: never for ever, so that a forgotten key ends. */
const LIFETIMES = [30, 90, 365] as const

const withSingleBlanks = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Beyond section 7, as all calls of this file. Open without the API in the plan, so that old keys can be revoked. */
const list = route({
  method: 'GET',
  path: 'api_keys',
  summary: "The caller's API keys, and for someone who manages users all of the company, newest first",
  access: 'broker',
  guards: [sessionOnly],
  query: z.strictObject(pagingFields),
  answer: z.array(wireApiKey),
  handle: async ({ services: { db, clock }, actor, query }) => {
    const keys = visibleKeys(db, actor).orderBy('api_keys.id', 'desc')
    const { rows, headers } = await pageOf(keys, query)
    return { body: rows.map(key => wireApiKeyOf(key, clock.now())), headers }
  },
})

const create = route({
  method: 'POST',
  path: 'api_keys',
  summary: 'Makes an API key, which only this response contains',
  access: 'broker',
  guards: [sessionOnly, planGuard('can_api')],
  answersSecret: true,
  body: z.strictObject({
    api_key: z.strictObject({
      name: lineOfText({ max: NAME_MAX, empty: 'Give this key a name.' }).transform(withSingleBlanks),
      scopes: z.array(z.enum(KEY_SCOPES, 'This is not a valid permission.')).max(KEY_SCOPES.length),
      expires_in_days: z.literal(LIFETIMES, 'Choose 30, 90 or 365 days.'),
    }),
  }),
  answer: z.object({ key: z.string(), api_key: wireApiKey }),
  handle: async ({ services, actor, body: { api_key } }) => {
    const { db, clock } = services
    const { id, key } = await createKey(services, authorOf(actor, clock), {
      name: api_key.name,
      scopes: api_key.scopes,
      expiresInDays: api_key.expires_in_days,
    })
    const made = await visibleKeys(db, actor).where('api_keys.id', '=', id).executeTakeFirstOrThrow()
    return { status: 201, body: { key, api_key: wireApiKeyOf(made, clock.now()) } }
  },
})

const revoke = route({
  method: 'DELETE',
  path: 'api_keys/:id',
  summary: 'Revokes an API key, which stops working at once; a second time changes nothing',
  access: 'broker',
  guards: [sessionOnly],
  handle: async ({ services, actor, params }) => {
    await revokeKey(services, actor, params.id)
    return {}
  },
})

export const routes: readonly Route[] = [list, create, revoke]
