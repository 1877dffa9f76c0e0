import {
  aUser,
  type FakeSession,
  fakeAutomationMarkers,
  fakeClock,
  fakeSession,
  fakeWorld,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { keepBootField } from '../../di/boot.ts'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import { SignInStore } from '../../stores/sign-in-store.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { LoginStore } from './login-store.ts'

afterEach(cleanup)

const ADDRESS = 'dana@northlake.example'

const show = ({
  session = fakeSession(fakeWorld({ user: null })),
  markers = [],
  botCheck = true,
}: {
  session?: FakeSession
  markers?: readonly string[]
  botCheck?: boolean
} = {}) => {
  const went: string[] = []
  let refreshed = 0
  const clock = fakeClock()
  const signIn = new SignInStore({
    session,
    shelf: { read: () => null, store: () => {}, clear: () => {} },
    clock,
    automationMarkers: fakeAutomationMarkers(...markers),
    botCheck,
  })
  const store = new LoginStore({
    signIn,
    account: { refresh: async () => void (refreshed += 1) } as unknown as AccountStore,
    navigator: { go: path => went.push(path), back: () => {}, prefetch: () => {} },
    clock,
  })
  render(
    <ScreenStoreContext value={store}>
      <LoginScreen />
    </ScreenStoreContext>,
  )
  return { session, signIn, clock, went, refreshed: () => refreshed, user: userEvent.setup() }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Work e-mail')
const send = () => screen.getByRole('button', { name: /Send code/ })

it('sends a code to the address, and goes on to the code', async () => {
  const { user, went, session, signIn } = show()
  await user.type(field(), `  ${ADDRESS} {Enter}`)
  expect(session.asked).toEqual([{ call: 'signIn', ask: { email: ADDRESS } }])
  expect(went).toEqual(['/login/code'])
  expect(signIn.pending?.email).toBe(ADDRESS)
})

it('holds back what cannot be an address, and keeps it', async () => {
  const { user, session } = show()
  await user.type(field(), 'dana{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Enter your work e-mail, like name@company.com.')
  expect(field().value).toBe('dana')
  expect(session.asked).toEqual([])
})

it('fails the bot check with the words that the specification gives, and asks nothing', async () => {
  const { user, session } = show({ markers: ['webdriver'] })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByRole('alert').textContent).toBe(
    "Please disable all bots per our website's requirements.",
  )
  expect(session.asked).toEqual([])
})

it('asks also where markers are, when the page is not to be looked over for them', async () => {
  const { user, went } = show({ markers: ['webdriver'], botCheck: false })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(went).toEqual(['/login/code'])
})

it('says the words of a refusal beside the field, until something else is typed', async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  session.refuseNext('signIn', refusal.invalid('email', 'This is no e-mail address.'))
  const { user } = show({ session })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByRole('alert').textContent).toBe('This is no e-mail address.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await user.type(field(), 'x')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('says when it may be tried again, and lets nobody try before', async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  session.refuseNext('signIn', refusal.tooMany(20))
  const { user, clock } = show({ session })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByText('Try again in 20 s.')).toBeDefined()
  await user.click(send())
  expect(session.asked).toHaveLength(1)
  clock.advance(20_000)
  await user.click(send())
  expect(session.asked).toHaveLength(2)
})

it('goes Home when somebody is signed in already (409)', async () => {
  const session = fakeSession(fakeWorld({ user: aUser() }))
  const { user, went, refreshed } = show({ session })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(went).toEqual(['/'])
  expect(refreshed()).toBe(1)
})

it('keeps what was typed when the server cannot be reached', async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  session.failNext('signIn')
  const { user, went } = show({ session })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be reached/)
  expect(field().value).toBe(ADDRESS)
  await user.click(send())
  expect(went).toEqual(['/login/code'])
})

it('goes on from the field of the served page: its text, its focus, and Enter if that was pressed', async () => {
  keepBootField({ name: 'email', text: ADDRESS, selection: [4, 4], focused: true, submitted: true })
  const { session, went } = show()
  await screen.findByRole('button', { name: 'Send code' })
  expect(field().value).toBe(ADDRESS)
  expect(document.activeElement).toBe(field())
  expect(session.asked).toEqual([{ call: 'signIn', ask: { email: ADDRESS } }])
  expect(went).toEqual(['/login/code'])
})
