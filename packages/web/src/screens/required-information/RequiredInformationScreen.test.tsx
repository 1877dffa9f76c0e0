import { setImmediate } from 'node:timers/promises'
import { aUser } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
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

it('the screen asks for the missing names, and continues to the saved target', async () => {
  const { user, account, navigator } = await show(UNNAMED)
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Reyes')
  await user.type(first(), 'Dana{Enter}')
  expect(account.user?.firstName).toBe('Dana')
  expect(navigator.go).toHaveBeenCalledWith('/', { replace: true })
})

it('the screen continues to the company if there is none yet', async () => {
  const { user, navigator } = await show({ ...UNNAMED, company: null })
  await user.type(first(), 'Dana{Enter}')
  expect(navigator.go).toHaveBeenCalledWith('/sign-up/details', { replace: true })
})

it('blanks are no name', async () => {
  const { user, signUp } = await show(UNNAMED)
  await user.type(first(), '  {Enter}')
  expect(screen.getByText('Enter your first name.')).toBeDefined()
  expect(signUp.requests).toEqual([])
})

it('names stay in their fields when the server does not respond', async () => {
  const { user, signUp, storage } = await show(UNNAMED)
  signUp.failNext('giveDetails')
  await user.type(first(), 'Dana{Enter}')
  expect(screen.getByText(/cannot be reached/)).toBeDefined()
  expect(first().value).toBe('Dana')
  expect(storage.readStored().draft?.firstName).toBe('Dana')
})

it('the screen asks nothing from users with names, nor from visitors', async () => {
  await show(aUser())
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/broker/')
  cleanup()
  await show(null)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/broker/login')
})

it('a response does not navigate a user who has left the screen', async () => {
  const { user, store, signUp, account, navigator } = await show(UNNAMED)
  const release = signUp.holdNext('giveDetails')
  await user.type(first(), 'Dana{Enter}')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  store.dispose()
  release()
  await setImmediate()
  expect(account.user).toBeNull()
  expect(navigator.go.mock.calls).toEqual([['/login']])
})
