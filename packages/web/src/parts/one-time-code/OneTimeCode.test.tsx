import { done, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { fakeClock, refusal } from '@fairhaul/testkit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { OneTimeCode } from './OneTimeCode.tsx'
import { OneTimeCodeStore, type SentCode } from './one-time-code-store.ts'

afterEach(cleanup)

type Answer = Outcome<string, Refusal>
const wrong = refused<Refusal>(refusal.invalid('code', 'Wrong code. 4 tries left.'))

const show = ({
  sent = true,
  answer = wrong,
  canResend = true,
  codeDigits = 6,
}: {
  sent?: boolean
  answer?: Answer | Promise<Answer>
  canResend?: boolean
  codeDigits?: number
} = {}) => {
  const clock = fakeClock()
  const fresh = (): SentCode => ({
    expiresAt: clock.now() + 600_000,
    resendAt: clock.now() + 30_000,
    codeDigits,
  })
  let newest = sent ? fresh() : null
  const entered: string[] = []
  const requests: string[] = []
  const next = { answer, resend: done(undefined) as Outcome<unknown, Refusal> }
  const store = new OneTimeCodeStore<string>({
    clock,
    checkForBots: () => done(undefined),
    sent: () => newest,
    enter: async code => {
      requests.push(code)
      return next.answer
    },
    entered: value => entered.push(value),
    resend: canResend
      ? async () => {
          requests.push('resend')
          if (next.resend.ok) newest = fresh()
          return next.resend
        }
      : null,
    signedInAlready: async () => void requests.push('go on'),
  })
  render(
    <form
      onSubmit={event => {
        event.preventDefault()
        void store.submit()
      }}
    >
      <OneTimeCode store={store} submit={['Sign in', 'Signing in']} />
    </form>,
  )
  const pass = (ms: number) => act(() => clock.advance(ms))
  return { store, next, requests, entered, pass, user: userEvent.setup() }
}

const field = () => screen.getByLabelText<HTMLInputElement>('One-time code')
const status = () => screen.getByRole('status').textContent

it('a code is sent by its last digit, and its result passed on', async () => {
  const { user, requests, entered } = show({ answer: done('Dana') })
  await user.type(field(), '123 45')
  expect(requests).toEqual([])
  await user.type(field(), '6')
  expect(requests).toEqual(['123456'])
  expect(entered).toEqual(['Dana'])
})

it('a long code is sent by its twelfth digit, and the field says why it is long', async () => {
  const { user, requests } = show({ answer: done('Dana'), codeDigits: 12 })
  expect(
    screen.getByText(/Someone keeps guessing codes for this address, so yours has 12 digits/),
  ).toBeTruthy()
  await user.type(field(), '1234 5678 901')
  expect(requests).toEqual([])
  await user.type(field(), '2')
  expect(requests).toEqual(['123456789012'])
})

it('a long code that was requested in another tab is recognized when it is pasted', async () => {
  const { user, requests } = show({ answer: done('Dana'), sent: false })
  await user.click(field())
  await user.paste('1234 5678 9012')
  expect(requests).toEqual(['123456789012'])
})

it('a code that was tried too often says that a new one is needed', async () => {
  const { user } = show({ answer: refused<Refusal>(refusal.tooMany(18)) })
  await user.type(field(), '123456')
  expect(screen.getByRole('alert').textContent).toBe('Too many wrong codes. Send a new code.')
})

it('an accepted code is not sent again by the Enter that follows it', async () => {
  const { user, requests, entered } = show({ answer: done('Dana') })
  await user.type(field(), '123456{Enter}')
  expect(requests).toEqual(['123456'])
  expect(entered).toEqual(['Dana'])
})

it('a pasted code and one that the phone fills in are sent by themselves', async () => {
  const pasted = show({ answer: done('Dana') })
  await pasted.user.click(field())
  await pasted.user.paste('Your code is 123-456.')
  expect(pasted.requests).toEqual(['123456'])
  cleanup()
  const { requests } = show({ answer: done('Dana') })
  fireEvent.input(field(), { target: { value: '654321' } })
  await expect.poll(() => requests).toEqual(['654321'])
})

it('a refused code is not sent again by itself, nor by an Enter out of habit', async () => {
  const { user, requests, pass } = show()
  await user.type(field(), '123456{Enter}')
  expect(requests).toEqual(['123456'])
  await user.type(field(), '{End}{Backspace}6', { initialSelectionStart: 6 })
  expect(field().value).toBe('123456')
  expect(requests).toEqual(['123456'])
  pass(1_000)
  await user.type(field(), '{Enter}')
  expect(requests).toEqual(['123456', '123456'])
})

it('a code that is corrected in the middle waits for Enter', async () => {
  const { user, requests } = show()
  await user.type(field(), '123456')
  await user.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 3 })
  expect(field().value).toBe('129456')
  expect(requests).toEqual(['123456'])
  await user.type(field(), '{Enter}')
  expect(requests).toEqual(['123456', '129456'])
})

it('the field says beforehand that its last digit sends the code', () => {
  show()
  const hint = screen.getByText('We check it as soon as the last digit is in.')
  expect(field().getAttribute('aria-describedby')?.split(' ')).toContain(hint.id)
})

it('a code can be pasted in two parts', async () => {
  const { user } = show()
  await user.click(field())
  await user.paste('123-')
  await user.paste(' 456')
  expect(field().value).toBe('123456')
})

it('the error of a code, with the tries left, stays while the code is corrected', async () => {
  const { user } = show()
  await user.type(field(), '000000{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Wrong code. 4 tries left.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  await user.type(field(), '1')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('Wrong code. 4 tries left.')
})

it('the lifetime of a code is counted down, and announced only at its end', () => {
  const { pass } = show()
  expect(screen.getByText('10:00 left')).toBeDefined()
  pass(1_000)
  expect(screen.getByText('9:59 left')).toBeDefined()
  expect(status()).toBe('')
  pass(9 * 60_000 - 1_000)
  expect(status()).toBe('The code expires in one minute.')
  pass(60_000)
  expect(status()).toBe('The code has expired. Send a new one.')
  expect(screen.getByText('Expired')).toBeDefined()
})

it('an unknown lifetime is not shown, and another code can be sent at once', async () => {
  const { user, requests } = show({ sent: false })
  expect(screen.queryByText(/left$|Expired/)).toBeNull()
  expect(status()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(requests).toEqual(['resend'])
  expect(screen.getByText('10:00 left')).toBeDefined()
})

it('no new code is offered without an e-mail address', () => {
  show({ canResend: false })
  expect(screen.queryByRole('button', { name: /new code/ })).toBeNull()
})

it('another code is sent after a countdown, and the empty field gets the focus', async () => {
  const { user, requests, pass } = show()
  await user.type(field(), '12')
  await user.click(screen.getByRole('button', { name: 'Send a new code in 30 s' }))
  expect(requests).toEqual([])
  pass(30_000)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(status()).toBe('A new code is on its way. Only the newest code works.')
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

it('a blocked code says until when, and sends nothing before', async () => {
  const { user, next, requests, pass } = show()
  next.answer = refused(refusal.tooMany(600))
  await user.type(field(), '123456{Enter}')
  expect(screen.getByText('Try again in 10 minutes.')).toBeDefined()
  await user.type(field(), '{Enter}')
  expect(requests).toHaveLength(1)
  pass(600_000)
  await user.type(field(), '{Enter}')
  expect(requests).toHaveLength(2)
})

it('another code can be requested after the wait given by the server', async () => {
  const { user, next, pass } = show()
  pass(30_000)
  next.resend = refused(refusal.tooMany(400))
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(screen.getByRole('button', { name: 'Send a new code in 7 minutes' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('Too many attempts.')
})

it('a code continues if a user is signed in already', async () => {
  const { user, next, requests, pass } = show()
  pass(30_000)
  next.resend = refused(refusal.conflict('You are already signed in.'))
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(requests).toEqual(['resend', 'go on'])
})

it('a code without a response is kept, and repeated presses send it once', async () => {
  let lose: (thrown: unknown) => void = () => {}
  const held = new Promise<Answer>((_, reject) => {
    lose = reject
  })
  const { user, next, requests, entered } = show({ answer: held })
  await user.type(field(), '123456{Enter}{Enter}')
  await user.click(screen.getByRole('button', { name: 'Signing in' }))
  expect(requests).toHaveLength(1)
  await act(async () => lose(new TypeError('no connection')))
  expect(screen.getByRole('alert').textContent).toMatch(/Nothing you typed is lost/)
  expect(field().value).toBe('123456')
  next.answer = done('Dana')
  await user.type(field(), '{Enter}')
  expect(entered).toEqual(['Dana'])
})
