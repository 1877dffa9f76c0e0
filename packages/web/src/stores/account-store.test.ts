import type { UserId } from '@fairhaul/core'
import { aUser, fakeClock, fakeFeatureFlags, fakeSession, fakeWorld, refusal } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { FRESH_MS, PENDING_SIGN_OUT_RETRY_MS } from './account-store.ts'
import { anAccount } from './testing/an-account.ts'

const setUp = (lastKnown: UserId | null = null, signOutPending = false) => {
  const world = fakeWorld({ flags: new Set(['NEW_THING']) })
  const session = fakeSession(world)
  const flagBoard = fakeFeatureFlags(world)
  const clock = fakeClock()
  const connection = { may: true, maySendInBackground: () => connection.may }
  const { account, browser, subscribe } = anAccount(
    { session, flagBoard, clock, connection },
    { lastKnown, signOutPending },
  )
  const departed: string[] = []
  account.sessionEndEvents.subscribe(({ id }, sessionEnd) => void departed.push(`${id} ${sessionEnd}`))
  const { stored: forgotten, reported } = browser
  return {
    world,
    session,
    flagBoard,
    clock,
    connection,
    account,
    subscribe,
    forgotten,
    reported,
    departed,
    known: () => browser.lastKnown,
    isPending: () => browser.isPending,
  }
}

describe('refreshing user and feature flags', () => {
  it('requests user and flags together when the user is known from an earlier page', async () => {
    const { account, session, flagBoard } = setUp(aUser().id)
    const release = session.holdNext('current')
    const refreshing = account.refresh()
    expect(flagBoard.requests).toHaveLength(1)
    release()
    await refreshing
    expect(account.user?.id).toBe(aUser().id)
    expect([...account.flags]).toEqual(['NEW_THING'])
    expect(flagBoard.requests).toHaveLength(1)
  })

  it('requests the flags again when the server names another user', async () => {
    const { account, flagBoard, known } = setUp(99 as UserId)
    await account.refresh()
    expect(flagBoard.requests.map(({ params }) => params)).toEqual([{ userId: 99 }, { userId: aUser().id }])
    expect([...account.flags]).toEqual(['NEW_THING'])
    expect(known()).toBe(aUser().id)
  })

  it('concurrent refreshes share one request, and so does a refresh just after it', async () => {
    const { account, session, clock } = setUp()
    await Promise.all([account.refresh(), account.refreshIfStale(), account.refresh()])
    await account.refreshIfStale()
    expect(session.requests).toHaveLength(1)
    clock.advance(FRESH_MS)
    await account.refreshIfStale()
    expect(session.requests).toHaveLength(2)
  })

  it('a refresh that had no connection is not sent again for a link until it may be, but on request at once', async () => {
    const { account, session, clock, connection } = setUp()
    await account.refresh()
    clock.advance(FRESH_MS)
    connection.may = false
    session.failNext('current', { kind: 'offline' })
    const lost = await account.refreshIfStale()
    expect(await account.refreshIfStale()).toEqual(lost)
    expect([session.requests.length, account.user?.id]).toEqual([2, aUser().id])
    connection.may = true
    session.failNext('current', { kind: 'offline' })
    await account.refreshIfStale()
    expect(session.requests).toHaveLength(3)
    connection.may = false
    await account.refresh()
    expect([session.requests.length, account.error]).toEqual([4, null])
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
  ] as const)('keeps the user through %s, and shows the failure', async (_, failure) => {
    const { account, session } = setUp()
    await account.refresh()
    session.failNext('current', failure)
    expect((await account.refresh()).kind).toBe('unanswered')
    expect(account.user?.id).toBe(aUser().id)
    expect(account.error?.kind).toBe(failure.kind)
    await account.refresh()
    expect(account.error).toBeNull()
  })

  it('keeps its user record when the response is the same, so that nothing renders again', async () => {
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

  it('keeps the feature flags when only their request fails', async () => {
    const { account, flagBoard } = setUp()
    await account.refresh()
    flagBoard.failNext('forUser')
    await account.refresh()
    expect([...account.flags]).toEqual(['NEW_THING'])
    expect(account.error).toBeNull()
  })
})

/** Whether a promise settles within this turn or the next few. */
const isAnswered = async (requested: Promise<unknown>) => {
  let answered = false
  void requested.then(() => {
    answered = true
  })
  await new Promise(resolve => setTimeout(resolve))
  return answered
}

it('a 406 or 418 redirects without an error and without another user', async () => {
  const { account, session } = setUp()
  await account.refresh()
  const to = { kind: 'pending-access-review' } as const
  session.refuseNext('current', { kind: 'redirected', to, requestId: null })
  expect(await account.refresh()).toEqual({ kind: 'redirected', to })
  expect([account.user?.id, account.error]).toEqual([aUser().id, null])
})

describe('signing out', () => {
  it('signing out removes the person’s data and notifies the other tabs', async () => {
    const { account, forgotten, reported, world, departed, isPending } = setUp()
    await account.refresh()
    expect(await account.signOut()).toBe(true)
    expect(account.user).toBeNull()
    expect([forgotten.includes('all'), reported, world.user]).toEqual([true, ['signed-out'], null])
    expect(departed).toEqual([`${aUser().id} signed-out`])
    expect([isPending(), account.isSignOutPending]).toEqual([false, false])
  })

  it('subscribers learn of a sign-out while the person is known, before the storages are cleared', async () => {
    const { account, forgotten } = setUp()
    await account.refresh()
    const seen: unknown[] = []
    account.sessionEndEvents.subscribe(() => seen.push(account.user?.id, forgotten.includes('all')))
    await account.signOut()
    expect(seen).toEqual([aUser().id, false])
  })

  it('a failed sign-out still ends the session here, and is sent again before the next refresh', async () => {
    const { account, session, forgotten, world } = setUp()
    await account.refresh()
    session.failNext('signOut')
    expect(await account.signOut()).toBe(false)
    expect([account.user, forgotten.includes('all')]).toEqual([null, true])
    expect(account.isSignOutPending).toBe(true)
    await account.refresh()
    expect(account.user).toBeNull()
    expect(world.user).toBeNull()
    expect(account.isSignOutPending).toBe(false)
  })

  it('a sign-out is sent again by itself until the server has confirmed it', async () => {
    const { account, session, clock, isPending } = setUp()
    await account.refresh()
    session.failNext('signOut')
    await account.signOut()
    expect(isPending()).toBe(true)
    session.failNext('signOut')
    clock.advance(PENDING_SIGN_OUT_RETRY_MS)
    await isAnswered(Promise.resolve())
    expect(isPending()).toBe(true)
    clock.advance(PENDING_SIGN_OUT_RETRY_MS)
    await isAnswered(Promise.resolve())
    expect([isPending(), account.isSignOutPending]).toEqual([false, false])
  })

  it('a page opened while a sign-out is pending knows no user', async () => {
    const { account, session, world } = setUp(null, true)
    session.failNext('signOut')
    expect(await account.refresh()).toMatchObject({ kind: 'answered', user: null })
    expect(session.requests.map(({ call }) => call)).toEqual(['signOut'])
    await account.refresh()
    expect([account.user, world.user]).toEqual([null, null])
  })

  it('signing in removes the pending sign-out', async () => {
    const { account, isPending } = setUp(null, true)
    account.signedIn(aUser())
    expect([isPending(), account.isSignOutPending]).toEqual([false, false])
  })

  it('a pending sign-out ends once the server says that no one is signed in', async () => {
    const { account, session } = setUp()
    await account.refresh()
    session.refuseNext('signOut', refusal.unauthenticated)
    expect(await account.signOut()).toBe(true)
    await account.refresh()
    expect(session.requests.filter(({ call }) => call === 'signOut')).toHaveLength(1)
  })

  it('signing out drops a pending refresh', async () => {
    const { account, session } = setUp()
    await account.refresh()
    const release = session.holdNext('current')
    const refreshing = account.refresh()
    await account.signOut()
    release()
    await refreshing
    expect(account.user).toBeNull()
  })

  it('a sign-out in another tab signs out this page', async () => {
    const { account, subscribe, departed, reported } = setUp()
    await account.refresh()
    subscribe('signed-out')
    expect(account.user).toBeNull()
    expect(departed).toEqual([`${aUser().id} signed-out-elsewhere`])
    expect(reported).toEqual([])
  })
})

describe('the user of a page', () => {
  const other = aUser({ id: 77 as UserId, firstName: 'Robin' })

  it('publishes the end of the session when the server no longer knows the user', async () => {
    const { account, world, departed, forgotten } = setUp()
    await account.refresh()
    world.user = null
    await account.refresh()
    expect(departed).toEqual([`${aUser().id} session-ended`])
    expect(forgotten.at(-1)).toBeNull()
    expect(account.hasEnded).toBe(true)
    account.signedIn(aUser())
    expect(account.hasEnded).toBe(false)
  })

  it('knows no user once the server names another one, and resolves no refresh any more', async () => {
    const { account, world, departed, forgotten, known } = setUp()
    await account.refresh()
    world.user = other
    expect(await isAnswered(account.refresh())).toBe(false)
    expect([account.user, account.isOtherUser]).toEqual([undefined, true])
    expect(departed).toEqual([`${aUser().id} someone-else`])
    expect(forgotten.slice(-2)).toEqual(['all', 77])
    expect(known()).toBe(77)
    expect(await isAnswered(account.refreshIfStale(0))).toBe(false)
  })

  it('refreshes at once when another tab reports a sign-in', async () => {
    const { account, world, subscribe } = setUp()
    await account.refresh()
    world.user = other
    subscribe('signed-in')
    await isAnswered(Promise.resolve())
    expect(account.isOtherUser).toBe(true)
  })

  it('a page that showed one user is not for the next, even after the first has signed out', async () => {
    const { account, world } = setUp()
    await account.refresh()
    await account.signOut()
    world.user = other
    account.signedIn(other)
    expect([account.user, account.isOtherUser]).toEqual([undefined, true])
  })

  it('a page stays usable for the same person who signs in again', async () => {
    const { account, world, reported } = setUp()
    await account.refresh()
    await account.signOut()
    world.user = aUser()
    account.signedIn(aUser())
    await account.refresh()
    expect([account.user?.id, account.isOtherUser]).toEqual([aUser().id, false])
    expect(reported).toEqual(['signed-out', 'signed-in'])
  })
})
