import { CallFailed, type CurrentUser, type RedirectTarget, type SavedTarget } from '@fairhaul/core'
import { aCompany, aPaywall, aUser, fakeSavedTarget, holdsInTime } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccountStore } from '../../stores/account-store.ts'
import type { Refreshed } from '../../stores/user-request.ts'
import { type Navigation, passGuard, type Redirect } from './guard.ts'

const failure = {
  kind: 'offline',
  call: 'GET refresh_jwt',
  status: null,
  requestId: null,
  detail: null,
} as const

/** An account whose refresh resolves when the test says so. */
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
    signedOut() {
      Object.assign(account, { user: null, isSignedOut: true })
      answer({ kind: 'answered', user: null, flags: account.flags })
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
    isOpenedByHistory = false,
  }: {
    isSentAway?: boolean
    isOpenedByHistory?: boolean
    savedTarget?: SavedTarget
    proceed?: () => Promise<string>
    signal?: AbortSignal
  } = {},
) => {
  const redirects: Redirect[] = []
  const end = passGuard(
    {
      account,
      savedTarget,
      host: 'localhost',
      origins: { main: 'http://localhost', watchdog: 'http://watchdog.localhost' },
      onboardingUrl: null,
      isSentAway: () => isSentAway,
      isOpenedByHistory: () => isOpenedByHistory,
    },
    navigation,
    proceed,
    redirect => redirects.push(redirect),
    signal,
  )
  return { end, redirects }
}

const settledSoon = () => new Promise(resolve => setTimeout(resolve))

describe('the first navigation', () => {
  it('the first navigation waits for the user before it opens the screen', async () => {
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

  it('the first navigation sends a visitor to Login and saves the target', async () => {
    const { account, found } = accountWith(undefined)
    const savedTarget = fakeSavedTarget()
    const { end } = pass(account, { to: '/carriers/12', from: null }, { savedTarget })
    found(null)
    expect(await end).toEqual({ kind: 'go', to: '/login' })
    expect(savedTarget.read()).toBe('/carriers/12')
  })

  it('the first navigation fails when the monitor does not respond, because the user is unknown', async () => {
    const { account, lost } = accountWith(undefined)
    const { end } = pass(account, { to: '/', from: null })
    lost()
    await expect(end).rejects.toBeInstanceOf(CallFailed)
  })
})

describe('a blocked visitor who is unknown', () => {
  const block = { kind: 'address', url: '/broker/user_country_block' } as const
  const review = { kind: 'pending-access-review' } as const

  it.each(['/carrier_vpn_block', '/user_country_block', '/pending-access-review'])(
    'a visitor who is blocked by %s sees the screen that explains it',
    async path => {
      const { account, blocked } = accountWith(undefined)
      const { end } = pass(account, { to: path, from: null })
      blocked(path === '/pending-access-review' ? review : block)
      expect(await end).toEqual({ kind: 'passed', value: 'screen' })
    },
  )

  it('a visitor who is blocked goes to the access review from every other screen', async () => {
    const { account, blocked } = accountWith(undefined)
    const { end } = pass(account, { to: '/carriers/12', from: null })
    blocked(review)
    expect(await end).toEqual({ kind: 'go', to: '/pending-access-review' })
  })

  it('no screen is shown while the browser follows a redirect of the server', async () => {
    const { account, blocked } = accountWith(undefined)
    const { end } = pass(account, { to: '/carriers/12', from: null }, { isSentAway: true })
    blocked(block)
    expect(await end).toEqual({ kind: 'leaving' })
  })

  it('a blocked visitor stays on the explaining screen, however often they try to leave it', async () => {
    const { account, blocked } = accountWith(undefined)
    const { end } = pass(account, { to: '/', from: '/user_country_block' })
    blocked(block)
    expect(await end).toEqual({ kind: 'go', to: '/user_country_block' })
  })

  it('an error is shown when the browser must not follow the redirect', async () => {
    const { account, blocked } = accountWith(undefined)
    const { end } = pass(account, { to: '/carriers/12', from: null })
    blocked({ kind: 'address', url: 'https://elsewhere.example/' })
    await expect(end).rejects.toBeInstanceOf(CallFailed)
  })
})

describe('a later navigation', () => {
  it('a later navigation opens the screen at once, with the known user', async () => {
    const { account } = accountWith(aUser())
    const { end } = pass(account, { to: '/carriers/12', from: '/' })
    expect(await end).toEqual({ kind: 'passed', value: 'screen' })
  })

  it('a later navigation refreshes the user after the requests of the screen', async () => {
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

  it('a later navigation uses the refreshed user when it arrives before the screen', async () => {
    const { account, found } = accountWith(aUser())
    const { end, redirects } = pass(
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
    expect(redirects).toEqual([])
  })

  it('a later navigation redirects when the refreshed user arrives later and changes the decision', async () => {
    const { account, found } = accountWith(aUser())
    const { end, redirects } = pass(account, { to: '/carriers/12', from: '/' })
    await end
    found(null)
    await settledSoon()
    expect(redirects).toEqual([{ kind: 'go', to: '/login' }])
  })

  it('a later navigation does not redirect once a newer navigation has replaced it', async () => {
    const { account, found } = accountWith(aUser())
    const overtaken = new AbortController()
    const { end, redirects } = pass(account, { to: '/carriers/12', from: '/' }, { signal: overtaken.signal })
    await end
    overtaken.abort()
    found(null)
    await settledSoon()
    expect(redirects).toEqual([])
  })

  it('a later navigation keeps the user when the refresh gets no response', async () => {
    const { account, lost } = accountWith(aUser())
    const { end, redirects } = pass(account, { to: '/carriers/12', from: '/' })
    lost()
    expect(await end).toEqual({ kind: 'passed', value: 'screen' })
    await settledSoon()
    expect(redirects).toEqual([])
  })
})

describe('nothing of a person outlives their sign-out', () => {
  const SEARCH = '/carriers/global-search?search=eagle'

  it('a navigation that Login has replaced saves no target, though its refresh names no one', async () => {
    const { account, signedOut } = accountWith(aUser())
    const savedTarget = fakeSavedTarget()
    const overtaken = new AbortController()
    const { end } = pass(
      account,
      { to: SEARCH, from: '/' },
      {
        savedTarget,
        signal: overtaken.signal,
        proceed: async () => {
          await settledSoon()
          signedOut()
          overtaken.abort()
          await settledSoon()
          return 'screen'
        },
      },
    )
    await expect(end).rejects.toHaveProperty('name', 'AbortError')
    expect(savedTarget.read()).toBeNull()
  })

  it('Back after a sign-out goes to Login and saves no target', async () => {
    const { account, signedOut } = accountWith(aUser())
    const savedTarget = fakeSavedTarget()
    signedOut()
    const { end } = pass(account, { to: SEARCH, from: '/login' }, { savedTarget })
    expect(await end).toEqual({ kind: 'go', to: '/login' })
    expect(savedTarget.read()).toBeNull()
  })

  it('a page that Back opens without a user goes to Login and saves no target', async () => {
    const { account, found } = accountWith(undefined)
    const savedTarget = fakeSavedTarget()
    const { end } = pass(account, { to: SEARCH, from: null }, { savedTarget, isOpenedByHistory: true })
    found(null)
    expect(await end).toEqual({ kind: 'go', to: '/login' })
    expect(savedTarget.read()).toBeNull()
  })

  it('a session that ended by itself saves the target, for the person to return to', async () => {
    const { account, found } = accountWith(aUser())
    const savedTarget = fakeSavedTarget()
    const { end, redirects } = pass(account, { to: SEARCH, from: '/' }, { savedTarget })
    await end
    found(null)
    await settledSoon()
    expect(redirects).toEqual([{ kind: 'go', to: '/login' }])
    expect(savedTarget.read()).toBe(SEARCH)
  })

  it('in whatever order screen, refresh, sign-out and Login come, no target is saved', async () => {
    const events = ['screen', 'sign-out', 'login'] as const
    await holdsInTime(
      [fc.shuffledSubarray([...events], { minLength: 3 }), fc.nat(3)],
      async (order, turns) => {
        const { account, signedOut } = accountWith(aUser())
        const savedTarget = fakeSavedTarget()
        const overtaken = new AbortController()
        let open: (it: string) => void = () => {}
        const proceed = () => new Promise<string>(resolve => (open = resolve))
        const { end } = pass(
          account,
          { to: SEARCH, from: '/' },
          { savedTarget, signal: overtaken.signal, proceed },
        )
        const done = end.catch(() => undefined)
        for (const event of order) {
          if (event === 'screen') open('screen')
          if (event === 'sign-out') signedOut()
          if (event === 'login') overtaken.abort()
          for (let turn = 0; turn < turns; turn += 1) await settledSoon()
        }
        await done
        await settledSoon()
        expect(savedTarget.read()).toBeNull()
      },
    )
  })
})

it('the saved target is used once', async () => {
  const savedTarget = fakeSavedTarget('/carriers/12')
  const { account } = accountWith(aUser())
  expect(await pass(account, { to: '/', from: '/login/code' }, { savedTarget }).end).toEqual({
    kind: 'go',
    to: '/carriers/12',
  })
  expect(savedTarget.read()).toBeNull()
})

it('the guard leaves for the other brand and for the onboarding address', async () => {
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
