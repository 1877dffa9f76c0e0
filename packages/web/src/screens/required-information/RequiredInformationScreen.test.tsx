import { aUser } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { portsOfSignUp } from '../../parts/testing/ports-of-sign-up.ts'
import { RequiredInformationScreen } from './RequiredInformationScreen.tsx'
import { RequiredInformationStore } from './required-information-store.ts'

afterEach(cleanup)

const UNNAMED = aUser({ firstName: null, lastName: 'Reyes' })

const show = async (user: ReturnType<typeof aUser> | null) => {
  const ports = await portsOfSignUp({ user })
  const store = new RequiredInformationStore(ports)
  render(
    <ScreenStoreContext value={store}>
      <RequiredInformationScreen />
    </ScreenStoreContext>,
  )
  return { ...ports, store, user: userEvent.setup() }
}

const first = () => screen.getByLabelText<HTMLInputElement>('First name')

it('asks for what is missing, and goes on where the person was going', async () => {
  const { user, account, navigator } = await show(UNNAMED)
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Reyes')
  await user.type(first(), 'Dana{Enter}')
  expect(account.user?.firstName).toBe('Dana')
  expect(navigator.go).toHaveBeenCalledWith('/', { replace: true })
})

it('leads on to the company where there is none yet', async () => {
  const { user, navigator } = await show({ ...UNNAMED, company: null })
  await user.type(first(), 'Dana{Enter}')
  expect(navigator.go).toHaveBeenCalledWith('/sign-up/details', { replace: true })
})

it('takes no blanks for a name', async () => {
  const { user, signUp } = await show(UNNAMED)
  await user.type(first(), '  {Enter}')
  expect(screen.getByText('Enter your first name.')).toBeDefined()
  expect(signUp.requests).toEqual([])
})

it('keeps what was typed when nobody answers', async () => {
  const { user, signUp, storage } = await show(UNNAMED)
  signUp.failNext('giveDetails')
  await user.type(first(), 'Dana{Enter}')
  expect(screen.getByText(/cannot be reached/)).toBeDefined()
  expect(first().value).toBe('Dana')
  expect(storage.kept().draft?.firstName).toBe('Dana')
})

it('asks nothing of whoever has given it, and of nobody', async () => {
  await show(aUser())
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/broker/')
  cleanup()
  await show(null)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/broker/login')
})

it('takes nobody on who has left before the answer came', async () => {
  const { user, store, signUp, account, navigator } = await show(UNNAMED)
  const release = signUp.holdNext('giveDetails')
  await user.type(first(), 'Dana{Enter}')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  store.dispose()
  release()
  await vi.waitFor(() => expect(store.names.sending.isSending).toBe(false))
  expect(account.user).toBeNull()
  expect(navigator.go.mock.calls).toEqual([['/login']])
})
