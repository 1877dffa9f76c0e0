import type { UserId } from '@fairhaul/core'
import { aUser, fakeClock, fakeFeatureFlags, fakeSession, fakeWorld, refusal } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { AccountStore, FRESH_MS } from './account-store.ts'

const setUp = (lastKnown: UserId | null = null) => {
  const world = fakeWorld({ flags: new Set(['NEW_THING']) })
  const session = fakeSession(world)
  const flagBoard = fakeFeatureFlags(world)
  const clock = fakeClock()
  let known = lastKnown
  let cleared = 0
  const heard: (() => void)[] = []
  let told = 0
  const account = new AccountStore({
    session,
    flagBoard,
    clock,
    lastKnownUser: {
      read: () => known,
      store: id => {
        known = id
      },
      clear: () => {
        known = null
      },
    },
    personalStorage: { clear: () => void (cleared += 1) },
    signOutWire: { tell: () => void (told += 1), hear: call => (heard.push(call), () => {}) },
  })
  return {
    world,
    session,
    flagBoard,
    clock,
    account,
    heard,
    known: () => known,
    cleared: () => cleared,
    told: () => told,
  }
}

describe('the refresh of user and flags', () => {
  it('asks for both together when the user is known from before', async () => {
    const { account, session, flagBoard } = setUp(aUser().id)
    const release = session.holdNext('current')
    const refreshing = account.refresh()
    expect(flagBoard.asked).toHaveLength(1)
    release()
    await refreshing
    expect(account.user?.id).toBe(aUser().id)
    expect([...account.flags]).toEqual(['NEW_THING'])
    expect(flagBoard.asked).toHaveLength(1)
  })

  it('asks for the flags again when it is somebody else', async () => {
    const { account, flagBoard, known } = setUp(99 as UserId)
    await account.refresh()
    expect(flagBoard.asked.map(({ ask }) => ask)).toEqual([{ userId: 99 }, { userId: aUser().id }])
    expect([...account.flags]).toEqual(['NEW_THING'])
    expect(known()).toBe(aUser().id)
  })

  it('is shared by all who ask while it is under way, and by those who come at once after it', async () => {
    const { account, session, clock } = setUp()
    await Promise.all([account.refresh(), account.refreshIfStale(), account.refresh()])
    await account.refreshIfStale()
    expect(session.asked).toHaveLength(1)
    clock.advance(FRESH_MS)
    await account.refreshIfStale()
    expect(session.asked).toHaveLength(2)
  })

  it('clears the user on 401', async () => {
    const { account, world, known } = setUp()
    await account.refresh()
    world.user = null
    await account.refresh()
    expect(account.user).toBeNull()
    expect(known()).toBeNull()
  })

  it.each([
    ['a lost connection', { kind: 'offline' }],
    ['a server error', { kind: 'unavailable', status: 503 }],
  ] as const)('keeps the user through %s, and tells', async (_, failure) => {
    const { account, session } = setUp()
    await account.refresh()
    session.failNext('current', failure)
    expect((await account.refresh()).kind).toBe('unanswered')
    expect(account.user?.id).toBe(aUser().id)
    expect(account.trouble?.kind).toBe(failure.kind)
    await account.refresh()
    expect(account.trouble).toBeNull()
  })

  it('keeps the record it has when the answer is no news, so that nothing is drawn anew', async () => {
    const { account, world } = setUp()
    await account.refresh()
    const { user } = account
    world.user = aUser()
    await account.refresh()
    expect(account.user).toBe(user)
    world.user = aUser({ firstName: 'Dee' })
    await account.refresh()
    expect(account.user?.firstName).toBe('Dee')
  })

  it('keeps the flags when only they do not answer', async () => {
    const { account, flagBoard } = setUp()
    await account.refresh()
    flagBoard.failNext('forUser')
    await account.refresh()
    expect([...account.flags]).toEqual(['NEW_THING'])
    expect(account.trouble).toBeNull()
  })
})

describe('signing out', () => {
  it('forgets the person and tells the other tabs', async () => {
    const { account, cleared, told, world } = setUp()
    await account.refresh()
    expect(await account.signOut()).toBe(true)
    expect(account.user).toBeNull()
    expect([cleared(), told(), world.user]).toEqual([1, 1, null])
  })

  it('forgets the person here also when the call fails, and asks again before it believes anybody', async () => {
    const { account, session, cleared, world } = setUp()
    await account.refresh()
    session.failNext('signOut')
    expect(await account.signOut()).toBe(false)
    expect([account.user, cleared()]).toEqual([null, 1])
    await account.refresh()
    expect(account.user).toBeNull()
    expect(world.user).toBeNull()
  })

  it('asks no more once the server says that nobody is signed in', async () => {
    const { account, session } = setUp()
    await account.refresh()
    session.refuseNext('signOut', refusal.unauthenticated)
    expect(await account.signOut()).toBe(true)
    await account.refresh()
    expect(session.asked.filter(({ call }) => call === 'signOut')).toHaveLength(1)
  })

  it('drops a refresh that was under way', async () => {
    const { account, session } = setUp()
    await account.refresh()
    const release = session.holdNext('current')
    const refreshing = account.refresh()
    await account.signOut()
    release()
    await refreshing
    expect(account.user).toBeNull()
  })

  it('is heard from another tab', async () => {
    const { account, heard } = setUp()
    await account.refresh()
    for (const call of heard) call()
    expect(account.user).toBeNull()
  })
})
