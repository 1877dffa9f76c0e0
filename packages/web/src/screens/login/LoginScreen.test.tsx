import {
  aUser,
  fakeAutomationMarkers,
  fakeClock,
  fakeFeatureFlags,
  fakeSession,
  fakeWorld,
  refusal,
} from '@fairhaul/testkit'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { keepBootField } from '../../di/boot.ts'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import type { PendingSignIn } from '../../stores/ports.ts'
import { SignInStore } from '../../stores/sign-in-store.ts'
import { anAccount } from '../../stores/testing/an-account.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { LoginStore } from './login-store.ts'

afterEach(cleanup)

const ADDRESS = 'dana@northlake.example'

const show = ({
  session = fakeSession(fakeWorld({ user: null })),
  world = fakeWorld({ user: null }),
  markers = [] as readonly string[],
  botCheck = true,
  signOutPending = false,
  wasMoved = false,
  pending = null as PendingSignIn | null,
} = {}) => {
  const went: string[] = []
  const clock = fakeClock()
  const signIn = new SignInStore({
    session,
    storage: { read: () => pending, store: () => {}, clear: () => {} },
    clock,
    automationMarkers: fakeAutomationMarkers(...markers),
    botCheck,
  })
  const { account, subscribe } = anAccount(
    { session, flagBoard: fakeFeatureFlags(world), clock },
    { signOutPending },
  )
  const store = new LoginStore({
    signIn,
    brandHosts: { here: 'main', wasMoved, otherUrl: 'http://watchdog.localhost/broker/login' },
    account,
    navigator: { go: path => went.push(path), back: () => {}, prefetch: () => {} },
    clock,
  })
  render(
    <ScreenStoreContext value={store}>
      <LoginScreen />
    </ScreenStoreContext>,
  )
  return { session, signIn, account, subscribe, clock, went, user: userEvent.setup() }
}

/** A session in which a user has signed in outside this screen. */
const otherSession = () => {
  const world = fakeWorld({ user: aUser({ firstName: 'Dana', lastName: 'Reyes' }) })
  return { world, session: fakeSession(world) }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Work e-mail')
const send = () => screen.getByRole('button', { name: /Send code/ })

it('Login sends a code to the address, and opens the code screen', async () => {
  const { user, went, session, signIn } = show()
  await user.type(field(), `  ${ADDRESS} {Enter}`)
  expect(session.requests).toEqual([{ call: 'signIn', params: { email: ADDRESS } }])
  expect(went).toEqual(['/login/code'])
  expect(signIn.pending?.email).toBe(ADDRESS)
})

it('Login does not send an invalid address, and keeps it', async () => {
  const { user, session } = show()
  await user.type(field(), 'dana{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Enter your work e-mail, like name@company.com.')
  expect(field().value).toBe('dana')
  expect(session.requests).toEqual([])
})

it('a failed bot check of Login shows the specified message, and sends no request', async () => {
  const { user, session } = show({ markers: ['webdriver'] })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByRole('alert').textContent).toBe(
    "Please disable all bots per our website's requirements.",
  )
  expect(session.requests).toEqual([])
})

it('Login sends in spite of bot markers when the check is off', async () => {
  const { user, went } = show({ markers: ['webdriver'], botCheck: false })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(went).toEqual(['/login/code'])
})

it('Login shows a refusal beside the field until the text changes', async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  session.refuseNext('signIn', refusal.invalid('email', 'This is not a valid e-mail address.'))
  const { user } = show({ session })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByRole('alert').textContent).toBe('This is not a valid e-mail address.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await user.type(field(), 'x')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('Login says when it may be tried again, and sends nothing before', async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  session.refuseNext('signIn', refusal.tooMany(20))
  const { user, clock } = show({ session })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByText('Try again in 20 s.')).toBeDefined()
  await user.click(send())
  expect(session.requests).toHaveLength(1)
  clock.advance(20_000)
  await user.click(send())
  expect(session.requests).toHaveLength(2)
})

it('Login shows who is signed in already (409), who can continue', async () => {
  const { user, went } = show(otherSession())
  await user.type(field(), `${ADDRESS}{Enter}`)
  const heading = await screen.findByRole('heading', { name: 'You are signed in as Dana Reyes' })
  expect(document.activeElement).toBe(heading)
  expect(went).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue as Dana Reyes' }))
  expect(went).toEqual(['/'])
})

it('Login can sign the other user out, and continue with the typed address', async () => {
  const signedIn = otherSession()
  const { world } = signedIn
  const { user, went, session } = show(signedIn)
  await user.type(field(), `new@northlake.example{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect(world.user).toBeNull()
  expect(field().value).toBe('new@northlake.example')
  expect(document.activeElement).toBe(field())
  await user.click(send())
  expect(session.requests.at(-1)).toEqual({ call: 'signIn', params: { email: 'new@northlake.example' } })
  expect(went).toEqual(['/login/code'])
})

it('Login shows who has signed in in another tab', async () => {
  const { world, session } = otherSession()
  const { subscribe } = show({ session, world })
  act(() => subscribe('signed-in'))
  expect(await screen.findByRole('heading', { name: 'You are signed in as Dana Reyes' })).toBeDefined()
})

it('Login shows the refusal if no signed-in user is found', async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  session.refuseNext('signIn', refusal.conflict('You are already signed in.'))
  const { user } = show({ session })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByRole('alert').textContent).toBe('You are already signed in.')
})

it('Login returns to a code sent just now without another request', async () => {
  const now = fakeClock().now()
  const pending = { email: ADDRESS, livesSeconds: 600, expiresAt: now + 590_000, resendAt: now + 20_000 }
  const { user, session, went } = show({ pending })
  expect(field().value).toBe(ADDRESS)
  await user.click(send())
  expect(session.requests).toEqual([])
  expect(went).toEqual(['/login/code'])
})

it('Login requests another code after the wait, or for another address', async () => {
  const now = fakeClock().now()
  const pending = { email: ADDRESS, livesSeconds: 600, expiresAt: now + 500_000, resendAt: now - 1 }
  const { user, session } = show({ pending })
  await user.click(send())
  expect(session.requests).toEqual([{ call: 'signIn', params: { email: ADDRESS } }])
})

it('Login sends a pending sign-out before a sign-in', async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  session.failNext('signOut')
  const { user, went } = show({ session, signOutPending: true })
  expect(screen.getByText('The sign-out is not complete.')).toBeDefined()
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be reached/)
  await user.click(send())
  expect(session.requests.map(({ call }) => call)).toEqual(['signOut', 'signOut', 'signIn'])
  expect(screen.queryByText('The sign-out is not complete.')).toBeNull()
  expect(went).toEqual(['/login/code'])
})

it('Login keeps what was typed when the server cannot be reached', async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  session.failNext('signIn')
  const { user, went } = show({ session })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be reached/)
  expect(field().value).toBe(ADDRESS)
  await user.click(send())
  expect(went).toEqual(['/login/code'])
})

it('Login takes over the field of the served page: its text, its focus, and a pressed Enter', async () => {
  keepBootField({ name: 'email', text: ADDRESS, selection: [4, 4], focused: true, submitted: true })
  const { session, went } = show()
  await screen.findByRole('button', { name: 'Send code' })
  expect(field().value).toBe(ADDRESS)
  expect(document.activeElement).toBe(field())
  expect(session.requests).toEqual([{ call: 'signIn', params: { email: ADDRESS } }])
  expect(went).toEqual(['/login/code'])
})

it('Login links to the Login of the other brand', () => {
  show()
  expect(screen.getByRole('link', { name: 'Sign in to Fairhaul Watchdog' }).getAttribute('href')).toBe(
    'http://watchdog.localhost/broker/login',
  )
  expect(screen.queryByText(/^Your company uses/)).toBeNull()
})

it('Login tells users moved here from the other brand why they sign in again', () => {
  show({ wasMoved: true })
  expect(screen.getByText('Your company uses Fairhaul.')).toBeDefined()
})

it('Login says that the session ended to the one whose it was, and to no one else', async () => {
  const world = fakeWorld({ user: aUser() })
  const { account } = show({ session: fakeSession(world), world })
  expect(screen.queryByText('Your session ended.')).toBeNull()
  await act(() => account.refresh())
  world.user = null
  await act(() => account.refresh())
  expect(screen.getByText('Your session ended.')).toBeTruthy()
  await act(() => account.signOut())
  expect(screen.queryByText('Your session ended.')).toBeNull()
})
