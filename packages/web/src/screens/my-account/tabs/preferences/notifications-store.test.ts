import { type CurrentUser, type Scope, USUAL_TOGGLES } from '@fairhaul/core'
import { aUser, fakeCompanyUsers, fakeWorld, refusal } from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import { NotificationsStore } from './notifications-store.ts'

const aStore = (scopes: readonly Scope[], toggles = USUAL_TOGGLES) => {
  const user = aUser({ scopes })
  const world = fakeWorld({ user, accounts: [user] })
  const users = fakeCompanyUsers(world)
  const account = {
    get user(): CurrentUser | null {
      return world.user
    },
    refresh: vi.fn(async () => ({ kind: 'answered', user: world.user, flags: new Set<string>() }) as const),
  }
  return { world, users, account, store: new NotificationsStore({ users, account, toggles }) }
}

it('a user manager switches notifications off and on again, whatever their other rights', async () => {
  const { store, world } = aStore(['manage_users', 'sourcing'])
  expect([store.isOn, store.mayChange]).toEqual([false, true])
  await store.change(true)
  expect(world.user?.scopes).toEqual(['manage_users', 'sourcing', 'connection_notifications'])
  expect(store.notice).toBe('Connection e-mails are on.')
  await store.change(false)
  expect(world.user?.scopes).toEqual(['manage_users', 'sourcing'])
  expect(store.notice).toBe('Connection e-mails are off.')
})

it.each([
  [['sourcing'], USUAL_TOGGLES],
  [['manage_users'], { ...USUAL_TOGGLES, showsScopeManagement: false }],
] as const)('no one else can switch notifications: %j', async (scopes, toggles) => {
  const { store, users } = aStore(scopes, toggles)
  expect(store.mayChange).toBe(false)
  await store.change(true)
  expect(store.submission.error).toMatch(/^Not changed\./)
  expect(users.requests).toEqual([])
})

it('a right that someone gave meanwhile is kept', async () => {
  const { store, world, account } = aStore(['manage_users'])
  account.refresh.mockImplementationOnce(async () => {
    const user = aUser({ scopes: ['manage_users', 'compliance'] })
    world.user = user
    world.accounts = [user]
    return { kind: 'answered', user, flags: new Set<string>() }
  })
  await store.change(true)
  expect(world.user?.scopes).toEqual(['manage_users', 'connection_notifications', 'compliance'])
})

it.each([
  [refusal.forbidden(null), /you are no longer an admin/],
  [refusal.invalid('scopes', 'Not this one.'), /^Not changed\. Not this one\.$/],
  [refusal.notFound, /the server refused it/],
])('a failed change shows its reason', async (why, texts) => {
  const { store, users } = aStore(['manage_users'])
  users.refuseNext('changeScopes', why)
  await store.change(true)
  expect(store.submission.error).toMatch(texts)
  expect(store.isOn).toBe(false)
})

it('a lost connection is shown, and the change can be retried', async () => {
  const { store, users } = aStore(['manage_users'])
  users.failNext('changeScopes')
  await store.change(true)
  expect(store.submission.error).toMatch(/^Not changed: /)
  await store.change(true)
  expect([store.isOn, store.submission.error]).toEqual([true, undefined])
})
