import { CallFailed, type CurrentUser, type RedirectTarget, type SavedTarget } from '@fairhaul/core'
import { aCompany, aPaywall, aUser, fakeSavedTarget } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { AccountStore, Refreshed } from '../stores/account-store.ts'
import { type Redirect, type Navigation, passGuard } from './guard.ts'

const failure = {
  kind: 'offline',
  call: 'GET refresh_jwt',
  status: null,
  requestId: null,
  detail: null,
} as const

/** An account whose refresh is answered when the test says so. */
const accountWith = (user: CurrentUser | null | undefined) => {
  let answer: (it: Refreshed) => void = () => {}
  const refreshing = new Promise<Refreshed>(resolve => {
    answer = resolve
  })
  const account = { user, flags: new Set<string>(), refreshIfStale: () => refreshing }
  return {
    account: account as unknown as AccountStore,
    found(next: CurrentUser | null) {
      account.user = next
      answer({ kind: 'answered', user: next, flags: account.flags })
    },
    lost: () => answer({ kind: 'unanswered', failure }),
    blocked: (to: RedirectTarget) => answer({ kind: 'redirected', to }),
  }
}

const pass = (
  account: AccountStore,
  navigation: Navigation,
  {
    savedTarget = fakeSavedTarget(),
    proceed = async () => 'screen',
    signal = new AbortController().signal,
    isSentAway = false,
  }: {
    isSentAway?: boolean
    savedTarget?: SavedTarget
    proceed?: () => Promise<string>
    signal?: AbortSignal
  } = {},
) => {
  const diverted: Redirect[] = []
  const end = passGuard(
    {
      account,
      savedTarget,
      host: 'localhost',
      origins: { main: 'http://localhost', watchdog: 'http://watchdog.localhost' },
      onboardingUrl: null,
      isSentAway: () => isSentAway,
    },
    navigation,
    proceed,
    redirect => diverted.push(redirect),
    signal,
  )
  return { end, diverted }
}

const settledSoon = () => new Promise(resolve => setTimeout(resolve))

describe('the first navigation', () => {
  it('waits for the user before it opens the screen', async () => {
    const { account, found } = accountWith(undefined)
    let opened = false
    const { end } = pass(
      account,
      { to: '/', from: null },
      { proceed: async () => ((opened = true), 'screen') },
    )
    await settledSoon()
    expect(opened).toBe(false)
    found(aUser())
    expect(await end).toEqual({ kind: 'passed', value: 'screen' })
  })

  it('sends a visitor to Login, and keeps where they were going', async () => {
    const { account, found } = accountWith(undefined)
    const savedTarget = fakeSavedTarget()
    const { end } = pass(account, { to: '/carriers/12', from: null }, { savedTarget })
    found(null)
    expect(await end).toEqual({ kind: 'go', to: '/login' })
    expect(savedTarget.read()).toBe('/carriers/12')
  })

  it('says so when the monitor does not answer: nobody knows who is here', async () => {
    const { account, lost } = accountWith(undefined)
    const { end } = pass(account, { to: '/', from: null })
    lost()
    await expect(end).rejects.toBeInstanceOf(CallFailed)
  })
})

describe('whom the server keeps out without saying who they are', () => {
  const block = { kind: 'address', url: '/broker/user_country_block' } as const
  const review = { kind: 'pending-access-review' } as const

  it.each(['/carrier_vpn_block', '/user_country_block', '/pending-access-review'])(
    'is shown %s, which says why',
    async path => {
      const { account, blocked } = accountWith(undefined)
      const { end } = pass(account, { to: path, from: null })
      blocked(path === '/pending-access-review' ? review : block)
      expect(await end).toEqual({ kind: 'passed', value: 'screen' })
    },
  )

  it('goes to the review from everywhere else', async () => {
    const { account, blocked } = accountWith(undefined)
    const { end } = pass(account, { to: '/carriers/12', from: null })
    blocked(review)
    expect(await end).toEqual({ kind: 'go', to: '/pending-access-review' })
  })

  it('sees nothing while the browser goes where it was sent', async () => {
    const { account, blocked } = accountWith(undefined)
    const { end } = pass(account, { to: '/carriers/12', from: null }, { isSentAway: true })
    blocked(block)
    expect(await end).toEqual({ kind: 'leaving' })
  })

  it('stays on the screen that says why, however often they try to leave it', async () => {
    const { account, blocked } = accountWith(undefined)
    const { end } = pass(account, { to: '/', from: '/user_country_block' })
    blocked(block)
    expect(await end).toEqual({ kind: 'go', to: '/user_country_block' })
  })

  it('is told so where the browser may not go there', async () => {
    const { account, blocked } = accountWith(undefined)
    const { end } = pass(account, { to: '/carriers/12', from: null })
    blocked({ kind: 'address', url: 'https://elsewhere.example/' })
    await expect(end).rejects.toBeInstanceOf(CallFailed)
  })
})

describe('a later navigation', () => {
  it('opens the screen at once, with the user known before', async () => {
    const { account } = accountWith(aUser())
    const { end } = pass(account, { to: '/carriers/12', from: '/' })
    expect(await end).toEqual({ kind: 'passed', value: 'screen' })
  })

  it('asks for the user after the screen has asked its own', async () => {
    const { account } = accountWith(aUser())
    const requests: string[] = []
    const refresh = account.refreshIfStale
    account.refreshIfStale = () => {
      requests.push('user')
      return refresh()
    }
    const proceed = async () => {
      await Promise.resolve()
      requests.push('screen')
      return 'screen'
    }
    await pass(account, { to: '/carriers/12', from: '/' }, { proceed }).end
    await settledSoon()
    expect(requests).toEqual(['screen', 'user'])
  })

  it('asks the refreshed user when it is there before the screen', async () => {
    const { account, found } = accountWith(aUser())
    const { end, diverted } = pass(
      account,
      { to: '/carriers/lane-search', from: '/' },
      {
        proceed: async () => {
          found(aUser({ paywall: aPaywall({ canLaneSearch: false }) }))
          await settledSoon()
          await settledSoon()
          return 'screen'
        },
      },
    )
    expect(await end).toEqual({ kind: 'go', to: '/' })
    expect(diverted).toEqual([])
  })

  it('goes elsewhere when the refreshed user comes later and decides otherwise', async () => {
    const { account, found } = accountWith(aUser())
    const { end, diverted } = pass(account, { to: '/carriers/12', from: '/' })
    await end
    found(null)
    await settledSoon()
    expect(diverted).toEqual([{ kind: 'go', to: '/login' }])
  })

  it('stays when a newer navigation has overtaken it', async () => {
    const { account, found } = accountWith(aUser())
    const overtaken = new AbortController()
    const { end, diverted } = pass(account, { to: '/carriers/12', from: '/' }, { signal: overtaken.signal })
    await end
    overtaken.abort()
    found(null)
    await settledSoon()
    expect(diverted).toEqual([])
  })

  it('keeps the user through a refresh without an answer', async () => {
    const { account, lost } = accountWith(aUser())
    const { end, diverted } = pass(account, { to: '/carriers/12', from: '/' })
    lost()
    expect(await end).toEqual({ kind: 'passed', value: 'screen' })
    await settledSoon()
    expect(diverted).toEqual([])
  })
})

it('uses the saved target once', async () => {
  const savedTarget = fakeSavedTarget('/carriers/12')
  const { account } = accountWith(aUser())
  expect(await pass(account, { to: '/', from: '/login/code' }, { savedTarget }).end).toEqual({
    kind: 'go',
    to: '/carriers/12',
  })
  expect(savedTarget.read()).toBeNull()
})

it('leaves for the other brand, and for the onboarding address', async () => {
  const watchdog = aUser({ paywall: aPaywall({ isWatchdog: true }) })
  expect(await pass(accountWith(watchdog).account, { to: '/', from: null }).end).toEqual({
    kind: 'leave',
    url: 'http://watchdog.localhost/broker/',
  })
  const carrier = aUser({ company: aCompany({ companyType: 'carrier' }) })
  expect(await pass(accountWith(carrier).account, { to: '/', from: null }).end).toEqual({
    kind: 'leave',
    url: '',
  })
})
