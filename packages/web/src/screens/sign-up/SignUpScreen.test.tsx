import { aUser, refusal } from '@fairhaul/testkit'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { portsOfSignUp } from '../../parts/testing/ports-of-sign-up.ts'
import { SignUpScreen } from './SignUpScreen.tsx'
import { SignUpStore } from './sign-up-store.ts'

afterEach(cleanup)

const ADDRESS = 'ira@tern.example'

const show = async (
  linked: { email: string; referrer?: string } = { email: '' },
  ...given: Parameters<typeof portsOfSignUp>
) => {
  const ports = await portsOfSignUp(...given)
  const store = new SignUpStore({ ...ports, linked })
  render(
    <ScreenStoreContext value={store}>
      <SignUpScreen />
    </ScreenStoreContext>,
  )
  return { ...ports, user: userEvent.setup() }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Work e-mail')
const send = () => screen.getByRole('button', { name: /Send code/ })

it('sign-up sends a code, shows its step, and opens the code screen', async () => {
  const { user, signUp, storage, navigator } = await show({ email: '', referrer: 'partner' })
  expect(screen.getByText('Step 1 of 4: Your e-mail')).toBeDefined()
  await user.type(field(), ` ${ADDRESS} {Enter}`)
  expect(signUp.requests).toEqual([{ call: 'start', params: { email: ADDRESS, referrer: 'partner' } }])
  expect(navigator.go).toHaveBeenCalledWith('/sign-up/code')
  expect(storage.readStored().code).toMatchObject({ email: ADDRESS, livesSeconds: 600 })
})

it('sign-up is filled in by a link, and by what was typed after it', async () => {
  await show({ email: ADDRESS }, {}, { stored: { email: 'other@tern.example', linkedEmail: '' } })
  expect(field().value).toBe(ADDRESS)
  cleanup()
  await show({ email: ADDRESS }, {}, { stored: { email: 'ira.novak@tern.example', linkedEmail: ADDRESS } })
  expect(field().value).toBe('ira.novak@tern.example')
})

it('the data of a sign-up link are removed from the address, and survive a reload', async () => {
  const { navigator, storage } = await show({ email: ADDRESS, referrer: 'partner' })
  expect(navigator.go).toHaveBeenCalledWith('/sign-up', { replace: true })
  cleanup()
  const again = await show({ email: '' }, {}, { stored: storage.readStored() })
  expect(again.navigator.go).not.toHaveBeenCalled()
  expect(field().value).toBe(ADDRESS)
  await again.user.type(field(), 'x')
  expect(again.storage.readStored()).toMatchObject({ linkedEmail: ADDRESS, referrer: 'partner' })
})

it('a typed e-mail address survives a reload of sign-up', async () => {
  const { user, storage } = await show()
  await user.type(field(), 'ira@t')
  expect(storage.readStored().email).toBe('ira@t')
})

it('sign-up does not send an invalid e-mail address', async () => {
  const { user, signUp } = await show()
  await user.type(field(), 'ira{Enter}')
  expect(screen.getByText('Enter your work e-mail, like name@company.com.')).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(signUp.requests).toEqual([])
})

it('a failed bot check of sign-up shows its message, and sends no request', async () => {
  const { user, signUp } = await show({ email: ADDRESS }, {}, { markers: ['webdriver'] })
  await user.click(send())
  expect(screen.getByText("Please disable all bots per our website's requirements.")).toBeDefined()
  expect(signUp.requests).toEqual([])
})

it('sign-up shows a refusal beside the field until the text changes', async () => {
  const { user, signUp } = await show({ email: ADDRESS })
  signUp.refuseNext('start', refusal.invalid('email', 'This is not a valid e-mail address.'))
  await user.click(send())
  expect(screen.getByText('This is not a valid e-mail address.')).toBeDefined()
  await user.type(field(), 'x')
  expect(screen.queryByText('This is not a valid e-mail address.')).toBeNull()
})

it('sign-up says until when it cannot be sent again', async () => {
  const { user, signUp, clock } = await show({ email: ADDRESS })
  signUp.refuseNext('start', refusal.tooMany(20))
  await user.click(send())
  expect(screen.getByText('Try again in 20 s.')).toBeDefined()
  await user.click(send())
  expect(signUp.requests).toHaveLength(1)
  act(() => clock.advance(20_000))
  await user.click(send())
  expect(signUp.requests).toHaveLength(2)
})

it('sign-up keeps what was typed when the server does not respond, and can be sent again', async () => {
  const { user, signUp, navigator } = await show({ email: ADDRESS })
  signUp.failNext('start')
  await user.click(send())
  expect(screen.getByText(/cannot be reached. Nothing you typed is lost/)).toBeDefined()
  await user.click(send())
  expect(navigator.go).toHaveBeenCalledWith('/sign-up/code')
})

it('repeated presses of sign-up send one code', async () => {
  const { user, signUp } = await show({ email: ADDRESS })
  const release = signUp.holdNext('start')
  await user.dblClick(send())
  expect(screen.getByRole('button', { name: 'Sending the code' })).toBeDefined()
  act(release)
  await screen.findByRole('button', { name: 'Send code' })
  expect(signUp.requests).toHaveLength(1)
})

it('going back to sign-up leads to the code sent just now, without another request', async () => {
  const { user, signUp, navigator, clock } = await show()
  await user.type(field(), ADDRESS)
  await user.click(send())
  await user.click(send())
  expect(signUp.requests).toHaveLength(1)
  expect(navigator.go).toHaveBeenCalledTimes(2)
  act(() => clock.advance(30_000))
  await user.click(send())
  expect(signUp.requests).toHaveLength(2)
})

it('sign-up drops the code that an earlier link gave to the next screen', async () => {
  const link = { email: 'jo@tern.example', code: '123456' }
  const { user, storage, clock } = await show()
  const sent = {
    email: ADDRESS,
    livesSeconds: 600,
    expiresAt: clock.now() + 9_000,
    resendAt: clock.now() + 9_000,
  }
  storage.keep({ link, code: sent })
  await user.type(field(), `${ADDRESS}{Enter}`)
  expect(storage.readStored()).toMatchObject({ link: null, code: sent })
})

it('sign-up shows who is signed in already (409)', async () => {
  const { user, world, navigator } = await show({ email: ADDRESS })
  world.user = aUser()
  await user.click(send())
  await screen.findByRole('heading', { name: 'You are signed in as Dana Reyes' })
  await user.click(screen.getByRole('button', { name: 'Continue as Dana Reyes' }))
  expect(navigator.go).toHaveBeenCalledWith('/', { replace: true })
})
