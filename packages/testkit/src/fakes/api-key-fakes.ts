import {
  type ApiKey,
  type ApiKeys,
  type CreatedApiKey,
  type CurrentUser,
  displayName,
  done,
  isWorkingKey,
  mayManageUsers,
  type NewApiKey,
  type Outcome,
  PAGE_SIZE,
  planOpens,
  readNewApiKey,
  type Refusal,
  refused,
  withReadScope,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

/** As many as the monitor allows. */
const WORKING_KEYS_MAX = 20
const KEY_DIGITS = 84
const HINT_LENGTH = 16
const DAY_MS = 86_400_000

const madeKey = (world: FakeWorld, user: CurrentUser, form: NewApiKey): Outcome<CreatedApiKey, Refusal> => {
  if (!planOpens(user.paywall, 'api')) return refused(refusal.forbidden('Your plan does not include this.'))
  const read = readNewApiKey(form)
  if (!read.ok) return refused({ kind: 'invalid', problems: read.refusal, requestId: null })
  const own = world.apiKeys.filter(each => each.userId === user.id && isWorkingKey(each))
  if (own.length >= WORKING_KEYS_MAX) return refused(refusal.invalid(null, 'You already have 20 API keys.'))
  const id = nextIdAmong(world.apiKeys)
  const key = `fhk_${id.toString(16).padStart(12, '0').padEnd(KEY_DIGITS, '0')}`
  const createdAt = nextInstant(world)
  const { name, scopes, expiresInDays } = read.value
  const apiKey: ApiKey = {
    id,
    name,
    hint: key.slice(0, HINT_LENGTH),
    scopes: withReadScope(scopes),
    userId: user.id,
    userName: displayName(user),
    status: 'active',
    createdAt,
    expiresAt: new Date(world.now + expiresInDays * DAY_MS).toISOString(),
    lastUsedAt: null,
    revokedAt: null,
  }
  world.apiKeys = [...world.apiKeys, apiKey]
  return done({ key, apiKey })
}

/** `ApiKeys` in memory. Someone who manages users sees the keys of everyone in `world.apiKeys`. */
export const fakeApiKeys = (
  world: FakeWorld = fakeWorld(),
): ApiKeys & FakeCalls<'list' | 'create' | 'revoke'> => {
  const { control, answer } = userCalls<'list' | 'create' | 'revoke'>(world)
  const visible = (user: CurrentUser) =>
    world.apiKeys.filter(({ userId }) => userId === user.id || mayManageUsers(user))
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, user => {
        const newest = visible(user).toSorted(
          (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
        )
        return done(pageOf(newest, params.page ?? 1, PAGE_SIZE))
      }),
    create: params => answer('create', params, undefined, user => madeKey(world, user, params)),
    revoke: params =>
      answer('revoke', params, undefined, user => {
        if (!visible(user).some(({ id }) => id === params.id)) return refused(refusal.notFound)
        const revokedAt = nextInstant(world)
        world.apiKeys = world.apiKeys.map(each =>
          each.id === params.id && each.revokedAt === null ? { ...each, status: 'revoked', revokedAt } : each,
        )
        return done(undefined)
      }),
  }
}
