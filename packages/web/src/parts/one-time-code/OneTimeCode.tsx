import { CODE_DIGITS, formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import { SignInNote } from '../sign-in/SignInNote.tsx'
import { untilText } from '../sign-in/until-text.ts'
import styles from './OneTimeCode.module.css'
import type { OneTimeCodeStore } from './one-time-code-store.ts'

const MINUTE_SECONDS = 60
const TWO_DIGITS = 2

/** How long a code lives on, as it stands beside the field and counts down: "9:05 left". Empty: nobody knows, or it is over. */
export const lifeLeft = (seconds: number | null): string => {
  if (seconds === null || seconds <= 0) return ''
  const rest = String(seconds % MINUTE_SECONDS).padStart(TWO_DIGITS, '0')
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${rest} left`
}

/**
 * The same for who listens: words that change once a minute, for nobody wants seconds counted into their ear.
 * Empty: nobody knows.
 */
export const lifetimeText = (seconds: number | null): string => {
  if (seconds === null) return ''
  if (seconds <= 0) return 'The code has expired.'
  if (seconds < MINUTE_SECONDS) return 'The code works for less than a minute.'
  return `The code works for ${formatCount(Math.ceil(seconds / MINUTE_SECONDS), 'minute')}.`
}

/** What is read out by itself: the last minute, and the end. Empty: there is nothing to hurry for. */
export const lifeNews = (seconds: number | null): string => {
  if (seconds === null || seconds > MINUTE_SECONDS) return ''
  return seconds <= 0 ? 'The code has expired. Send a new one.' : 'The code works for one more minute.'
}

export interface OneTimeCodeProps {
  /** Whatever the right code is answered with. */
  readonly store: Pick<OneTimeCodeStore<unknown>, keyof OneTimeCodeStore<unknown>>
  /** What the button says, and what it says while the code is on its way: "Sign in", "Signing in". */
  readonly submit: readonly [idle: string, busy: string]
  /** What stands beside "Send a new code": a link back to the address. */
  readonly others?: ReactNode
}

/**
 * The form's part that takes a code back: one field, so that it can be pasted, filled in by the phone, or typed in parts;
 * how long the code lives; another one after a wait. It stands inside the `<form>` whose submit calls the store's.
 */
export const OneTimeCode = observer(({ store, submit: [idle, busy], others }: OneTimeCodeProps) => {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { code, error, life, wait, resendWait } = store
  const isExpired = life === 0

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (error === null) return
    field.current?.focus()
    field.current?.select()
  }, [error])
  useEffect(() => {
    if (store.news !== '') field.current?.focus()
  }, [store.news])

  return (
    <>
      <div className={styles['head']}>
        <label className="fh-label" htmlFor={`${id}-code`}>
          One-time code
        </label>
        <span className={styles['life']} data-over={isExpired || undefined} aria-hidden="true">
          {isExpired ? 'Expired' : lifeLeft(life)}
        </span>
      </div>
      <input
        ref={field}
        id={`${id}-code`}
        className={`fh-input ${styles['code']}`}
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={'0'.repeat(CODE_DIGITS)}
        value={code}
        aria-invalid={store.isRefused || undefined}
        aria-describedby={`${id}-note ${id}-life`}
        onChange={event => store.type(event.target.value)}
        onPaste={event => {
          event.preventDefault()
          const { selectionStart, selectionEnd, value } = event.currentTarget
          store.paste(event.clipboardData.getData('text'), [
            selectionStart ?? value.length,
            selectionEnd ?? value.length,
          ])
        }}
      />
      <p id={`${id}-life`} className={visuallyHiddenClass}>
        {lifetimeText(life)}
      </p>
      <SignInNote id={`${id}-note`} error={error} waitSeconds={wait.seconds} />
      <button
        className="fh-submit"
        type="submit"
        aria-disabled={store.busy !== 'no' || !wait.isOver || undefined}
      >
        {store.busy === 'entering' ? busy : idle}
      </button>
      <div className={styles['others']}>
        {store.canResend && (
          <button
            type="button"
            className={styles['resend']}
            aria-disabled={store.busy !== 'no' || !resendWait.isOver || undefined}
            onClick={() => void store.resend()}
          >
            {resendWait.isOver ? 'Send a new code' : `Send a new code ${untilText(resendWait.seconds)}`}
          </button>
        )}
        {others}
      </div>
      <p className={styles['news']} data-over={isExpired || undefined} role="status">
        {lifeNews(life) || store.news}
      </p>
    </>
  )
})
