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

it('sends a code, says which step it is, and goes on to the code', async () => {
  const { user, signUp, storage, navigator } = await show({ email: '', referrer: 'partner' })
  expect(screen.getByText('Step 1 of 4: Your e-mail')).toBeDefined()
  await user.type(field(), ` ${ADDRESS} {Enter}`)
  expect(signUp.requests).toEqual([{ call: 'start', params: { email: ADDRESS, referrer: 'partner' } }])
  expect(navigator.go).toHaveBeenCalledWith('/sign-up/code')
  expect(storage.kept().code).toMatchObject({ email: ADDRESS, livesSeconds: 600 })
})

it('is filled in by a link, and by what was typed after that link was followed', async () => {
  await show({ email: ADDRESS }, {}, { kept: { email: 'other@tern.example', linkedEmail: '' } })
  expect(field().value).toBe(ADDRESS)
  cleanup()
  await show({ email: ADDRESS }, {}, { kept: { email: 'ira.novak@tern.example', linkedEmail: ADDRESS } })
  expect(field().value).toBe('ira.novak@tern.example')
})

it('takes what a link brought out of the address, and still has it after a reload', async () => {
  const { navigator, storage } = await show({ email: ADDRESS, referrer: 'partner' })
  expect(navigator.go).toHaveBeenCalledWith('/sign-up', { replace: true })
  cleanup()
  const again = await show({ email: '' }, {}, { kept: storage.kept() })
  expect(again.navigator.go).not.toHaveBeenCalled()
  expect(field().value).toBe(ADDRESS)
  await again.user.type(field(), 'x')
  expect(again.storage.kept()).toMatchObject({ linkedEmail: ADDRESS, referrer: 'partner' })
})

it('keeps every letter for a reload', async () => {
  const { user, storage } = await show()
  await user.type(field(), 'ira@t')
  expect(storage.kept().email).toBe('ira@t')
})

it('holds back what cannot be an address', async () => {
  const { user, signUp } = await show()
  await user.type(field(), 'ira{Enter}')
  expect(screen.getByText('Enter your work e-mail, like name@company.com.')).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(signUp.requests).toEqual([])
})

it('fails the bot check with the words that are given, and asks nothing', async () => {
  const { user, signUp } = await show({ email: ADDRESS }, {}, { markers: ['webdriver'] })
  await user.click(send())
  expect(screen.getByText("Please disable all bots per our website's requirements.")).toBeDefined()
  expect(signUp.requests).toEqual([])
})

it('says a refusal beside the field, until something else is typed', async () => {
  const { user, signUp } = await show({ email: ADDRESS })
  signUp.refuseNext('start', refusal.invalid('email', 'This is no e-mail address.'))
  await user.click(send())
  expect(screen.getByText('This is no e-mail address.')).toBeDefined()
  await user.type(field(), 'x')
  expect(screen.queryByText('This is no e-mail address.')).toBeNull()
})

it('says until when it may not be tried again', async () => {
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

it('keeps what was typed when nobody answers, and sends it again', async () => {
  const { user, signUp, navigator } = await show({ email: ADDRESS })
  signUp.failNext('start')
  await user.click(send())
  expect(screen.getByText(/cannot be reached. What you typed is kept/)).toBeDefined()
  await user.click(send())
  expect(navigator.go).toHaveBeenCalledWith('/sign-up/code')
})

it('sends one code however often it is pressed', async () => {
  const { user, signUp } = await show({ email: ADDRESS })
  const release = signUp.holdNext('start')
  await user.dblClick(send())
  expect(screen.getByRole('button', { name: 'Sending the code' })).toBeDefined()
  act(release)
  await screen.findByRole('button', { name: 'Send code' })
  expect(signUp.requests).toHaveLength(1)
})

it('leads whoever went back to the code that was sent a moment ago, without another', async () => {
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

it('has no use any more for what a link brought to the next screen before', async () => {
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
  expect(storage.kept()).toMatchObject({ link: null, code: sent })
})

it('says who is signed in already (409)', async () => {
  const { user, world, navigator } = await show({ email: ADDRESS })
  world.user = aUser()
  await user.click(send())
  await screen.findByRole('heading', { name: 'You are signed in as Dana Reyes' })
  await user.click(screen.getByRole('button', { name: 'Go on as Dana Reyes' }))
  expect(navigator.go).toHaveBeenCalledWith('/', { replace: true })
})
