import { API_KEY_LIFETIMES, API_KEY_SCOPES, type ApiKey, type NewApiKey, withReadScope } from '@fairhaul/core'
import fc from 'fast-check'
import { ids, instants, maybe } from './values.ts'

const keyScopes = fc.subarray([...API_KEY_SCOPES])

/** API keys, also with a status that this portal does not know. */
export const apiKeys: fc.Arbitrary<ApiKey> = fc.record({
  id: ids<'api-key'>(),
  name: fc.constantFrom('Nightly import', 'TMS bridge'),
  hint: fc.constantFrom('fhk_1a2b3c4d5e6f', 'fhk_000000000000'),
  scopes: keyScopes.map(withReadScope),
  userId: ids<'user'>(),
  userName: maybe(fc.constantFrom('Dana Reyes', 'Priya Sandhar')),
  status: fc.constantFrom('active', 'expired', 'revoked', 'locked_out'),
  createdAt: instants,
  expiresAt: instants,
  lastUsedAt: maybe(instants),
  revokedAt: maybe(instants),
})

/** Forms of new API keys, also with names that are refused. */
export const newApiKeys: fc.Arbitrary<NewApiKey> = fc.record({
  name: fc.oneof(fc.constantFrom('Nightly import', ''), fc.string({ maxLength: 120 })),
  scopes: keyScopes,
  expiresInDays: fc.constantFrom(...API_KEY_LIFETIMES),
})
