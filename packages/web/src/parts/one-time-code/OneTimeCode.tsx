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

/** The remaining lifetime of a code, counted down beside the field: "9:05 left". Empty: unknown or expired. */
export const lifeLeft = (seconds: number | null): string => {
  if (seconds === null || seconds <= 0) return ''
  const rest = String(seconds % MINUTE_SECONDS).padStart(TWO_DIGITS, '0')
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${rest} left`
}

/**
 * The same for screen readers: a text that changes once a minute, as seconds would be read out.
 * Empty: unknown.
 */
export const lifetimeText = (seconds: number | null): string => {
  if (seconds === null) return ''
  if (seconds <= 0) return 'The code has expired.'
  if (seconds < MINUTE_SECONDS) return 'The code expires in less than a minute.'
  return `The code expires in ${formatCount(Math.ceil(seconds / MINUTE_SECONDS), 'minute')}.`
}

/** What is announced: the last minute, and the end. Empty: before that. */
export const lifetimeNotice = (seconds: number | null): string => {
  if (seconds === null || seconds > MINUTE_SECONDS) return ''
  return seconds <= 0 ? 'The code has expired. Send a new one.' : 'The code expires in one minute.'
}

export interface OneTimeCodeProps {
  /** The value of an accepted code. */
  readonly store: Pick<OneTimeCodeStore<unknown>, keyof OneTimeCodeStore<unknown>>
  /** The label of the button, and its label while the code is pending: "Sign in", "Signing in". */
  readonly submit: readonly [idle: string, busy: string]
  /** Shown beside "Send a new code": a link back to the e-mail address. */
  readonly others?: ReactNode
}

interface CodeInputProps extends Pick<OneTimeCodeProps, 'store'> {
  /** The start of the ids of the part: of its field, its hint, its note and the lifetime. */
  readonly id: string
}

/** The field of the code. It has the focus at first, after a refusal, and when a new code is announced. */
const CodeInput = observer(({ id, store }: CodeInputProps) => {
  const field = useRef<HTMLInputElement>(null)
  const { code, refusedCount } = store

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (refusedCount === 0) return
    field.current?.focus()
    field.current?.select()
  }, [refusedCount])
  useEffect(() => {
    if (store.notice !== '') field.current?.focus()
  }, [store.notice])

  return (
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
      placeholder={'0'.repeat(store.digits)}
      data-long={store.digits > CODE_DIGITS || undefined}
      value={code}
      aria-invalid={store.isRefused || undefined}
      aria-describedby={`${id}-hint ${id}-note ${id}-life`}
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
  )
})

/**
 * The part of a form that takes a one-time code: one field, so that it can be pasted, autofilled or typed in parts,
 * the lifetime of the code, and a new code after a wait. It is inside the `<form>` whose submit calls the store's. The
 * last digit sends the code, which the field says beforehand.
 */
export const OneTimeCode = observer(({ store, submit: [idle, busy], others }: OneTimeCodeProps) => {
  const id = useId()
  const { error, life, entering, resendWait, isPending } = store
  const isExpired = life === 0

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
      <CodeInput id={id} store={store} />
      <p id={`${id}-hint`} className={styles['hint']}>
        {store.digits > CODE_DIGITS &&
          `Someone keeps guessing codes for this address, so yours has ${store.digits} digits. `}
        We check it as soon as the last digit is in.
      </p>
      <p id={`${id}-life`} className={visuallyHiddenClass}>
        {lifetimeText(life)}
      </p>
      <SignInNote id={`${id}-note`} error={error} waitSeconds={entering.waitSeconds} />
      <button className="fh-submit" type="submit" aria-disabled={isPending || !entering.canSend || undefined}>
        {entering.isPending ? busy : idle}
      </button>
      <div className={styles['others']}>
        {store.canResend && (
          <button
            type="button"
            className={styles['resend']}
            aria-disabled={isPending || !resendWait.isOver || undefined}
            onClick={() => void store.resend()}
          >
            {resendWait.isOver ? 'Send a new code' : `Send a new code ${untilText(resendWait.seconds)}`}
          </button>
        )}
        {others}
      </div>
      <p className={styles['news']} data-over={isExpired || undefined} role="status">
        {lifetimeNotice(life) || store.notice}
      </p>
      <span className={visuallyHiddenClass} aria-live="polite">
        {entering.isPending && busy}
      </span>
    </>
  )
})
