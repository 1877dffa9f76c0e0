import { API_KEY_SCOPES, type ApiKey, type ApiKeyId, type ApiKeys, type NewApiKey } from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { knownValues, list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, nullable, text } from '../wire/values.ts'

const apiKey: Reader<ApiKey> = record({
  id: id<'api-key'>,
  name: text,
  hint: text,
  // A scope that this portal does not know is left out.
  scopes: knownValues(API_KEY_SCOPES),
  user_id: id<'user'>,
  user_name: nullable(text),
  status: text,
  created_at: instant,
  expires_at: instant,
  last_used_at: nullable(instant),
  revoked_at: nullable(instant),
})

/** Calls of ours, beyond section 7. */
export const apiKeyCalls = {
  list: call({
    route: 'GET api_keys',
    query: (params: { readonly page?: number }) => paged(params),
    read: pageOf(list(apiKey)),
  }),
  /** The server stores no secret: a repeat is refused as a conflict, which says what to do. */
  create: call({
    route: 'POST api_keys',
    handled: [401, 403, 404, 409, 422],
    once: true,
    body: ({ name, scopes, expiresInDays }: NewApiKey) => ({
      api_key: { name, scopes, expires_in_days: expiresInDays },
    }),
    fields: {
      'api_key.name': 'name',
      'api_key.scopes': 'scopes',
      'api_key.expires_in_days': 'expiresInDays',
    },
    read: one(record({ key: text, api_key: apiKey })),
  }),
  revoke: call({
    route: 'DELETE api_keys/:id',
    path: (params: { readonly id: ApiKeyId }) => ({ id: params.id }),
    read: nothing,
  }),
}

export const httpApiKeys = (http: Http): ApiKeys => bindCalls(http, apiKeyCalls)
