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
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { SignInStore } from '../../stores/sign-in-store.ts'
import { anAccount } from '../../stores/testing/an-account.ts'
import { LoginCodeScreen } from './LoginCodeScreen.tsx'
import { LoginCodeStore } from './login-code-store.ts'

afterEach(cleanup)

const ADDRESS = aUser().email

const show = async ({ isRequested = true, markers = [] as readonly string[] } = {}) => {
  const world = fakeWorld({ user: null })
  const session = fakeSession(world)
  const clock = fakeClock()
  const went: string[] = []
  const { account, subscribe } = anAccount({ session, flagBoard: fakeFeatureFlags(world), clock })
  const signIn = new SignInStore({
    session,
    storage: { read: () => null, store: () => {}, clear: () => {} },
    clock,
    automationMarkers: fakeAutomationMarkers(...markers),
    botCheck: true,
  })
  if (isRequested) await signIn.requestCode(ADDRESS)
  const store = new LoginCodeStore({
    session,
    signIn,
    account,
    navigator: { go: path => went.push(path), back: () => {}, prefetch: () => {} },
    clock,
  })
  render(
    <ScreenStoreContext value={store}>
      <LoginCodeScreen />
    </ScreenStoreContext>,
  )
  const pass = (ms: number) =>
    act(() => {
      world.now += ms
      clock.advance(ms)
    })
  return { world, session, signIn, went, account, subscribe, pass, user: userEvent.setup() }
}

const field = () => screen.getByLabelText<HTMLInputElement>('One-time code')

it('a correct code signs in and goes to Home, where the guard handles the saved target', async () => {
  const { user, session, went, account, signIn } = await show()
  await user.type(field(), `${session.codeFor(ADDRESS)}{Enter}`)
  expect(account.user?.email).toBe(ADDRESS)
  expect(went).toEqual(['/'])
  expect(signIn.pending).toBeNull()
})

it.each([
  ['with blanks and a dash', '12 34-56', '123456'],
  ['inside words', 'Your code is 123456.', '123456'],
  ['half of it', '123', '123'],
])('takes a pasted code: %s', async (_, pasted, stored) => {
  const { user } = await show()
  await user.click(field())
  await user.paste(pasted)
  expect(field().value).toBe(stored)
})

it('an incomplete code says how many digits are missing, and sends no request', async () => {
  const { user, session } = await show()
  await user.type(field(), '123{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('The code has 6 digits.')
  expect(session.requests.map(({ call }) => call)).toEqual(['signIn'])
})

it('a failed bot check of a code shows its message, and sends no request', async () => {
  const { user, session } = await show({ markers: ['webdriver'] })
  await user.type(field(), '123456{Enter}')
  expect(screen.getByRole('alert').textContent).toBe(
    "Please disable all bots per our website's requirements.",
  )
  expect(session.requests.map(({ call }) => call)).toEqual(['signIn'])
})

it('a wrong code stays beside its error', async () => {
  const { user } = await show()
  await user.type(field(), '000000{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Wrong code. 4 tries left.')
  expect(field().value).toBe('000000')
})

it.each([
  ['an expired code', refusal.invalid('code', 'This code has expired.'), 'This code has expired.'],
  ['a used code', refusal.invalid('code', 'This code was used.'), 'This code was used.'],
  ['spent tries', refusal.forbidden('Ask for a new code.'), 'Ask for a new code.'],
])('says what is wrong with %s', async (_, refused, text) => {
  const { user, session } = await show()
  session.refuseNext('enterCode', refused)
  await user.type(field(), '123456{Enter}')
  expect(screen.getByRole('alert').textContent).toBe(text)
})

it('another code is sent after a countdown', async () => {
  const { user, session, pass } = await show()
  await user.click(screen.getByRole('button', { name: 'Send a new code in 30 s' }))
  expect(session.requests).toHaveLength(1)
  pass(30_000)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(session.requests).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toMatch(/on its way/)
  expect(screen.getByRole('button', { name: 'Send a new code in 30 s' })).toBeDefined()
})

it('a link leads back to change the e-mail address', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Use another address' }).getAttribute('href')).toBe('/broker/login')
})

it('a page without an e-mail address accepts a code, but sends none', async () => {
  const { user, session, account } = await show({ isRequested: false })
  expect(screen.queryByRole('button', { name: /Send a new code/ })).toBeNull()
  await session.signIn({ email: ADDRESS })
  await user.type(field(), `${session.codeFor(ADDRESS)}{Enter}`)
  expect(account.user?.email).toBe(ADDRESS)
})

it('a sign-in in another tab is shown by name, and the user can continue', async () => {
  const { world, subscribe, user, went } = await show()
  world.user = aUser()
  act(() => subscribe('signed-in'))
  await user.click(await screen.findByRole('button', { name: /^Continue as/ }))
  expect(went).toEqual(['/'])
})

it('a sign-in on this page shows no note of another tab', async () => {
  const { user, session } = await show()
  await user.type(field(), `${session.codeFor(ADDRESS)}{Enter}`)
  expect(screen.queryByRole('button', { name: /^Continue as/ })).toBeNull()
})
