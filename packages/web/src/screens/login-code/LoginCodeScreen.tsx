import { CODE_DIGITS, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { SignInNote } from '../../parts/sign-in/SignInNote.tsx'
import styles from './LoginCodeScreen.module.css'
import { lifeOfCode } from './life-of-code.ts'
import type { LoginCodeStore } from './login-code-store.ts'

/** Takes the code back. One field, so that it can be pasted, filled in by the phone, or typed digit by digit. */
export const LoginCodeScreen = observer(() => {
  const store = useScreenStore<LoginCodeStore>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { code, busy, trouble, news, email, wait, resendWait, life } = store

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (trouble === null) return
    field.current?.focus()
    field.current?.select()
  }, [trouble])

  return (
    <div className="fh-access">
      <form
        className="fh-card"
        noValidate
        aria-labelledby={`${id}-title`}
        onSubmit={event => {
          event.preventDefault()
          void store.submit()
        }}
      >
        <h1 id={`${id}-title`} data-screen-heading>
          Enter the code
        </h1>
        <p className="fh-lead">
          {email === null ? (
            'It is in the newest e-mail from us.'
          ) : (
            <>
              If <strong className={styles['email']}>{email}</strong> has an account, a code is in its
              mailbox.
            </>
          )}{' '}
          {lifeOfCode(email === null ? null : life.seconds)}
        </p>
        <label className="fh-label" htmlFor={`${id}-code`}>
          One-time code
        </label>
        <input
          ref={field}
          id={`${id}-code`}
          className={`fh-input ${styles['code']}`}
          type="text"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={'0'.repeat(CODE_DIGITS)}
          value={code}
          aria-invalid={trouble !== null || undefined}
          aria-describedby={`${id}-note`}
          onChange={event => store.type(event.target.value)}
          onPaste={event => {
            event.preventDefault()
            store.type(event.clipboardData.getData('text'))
          }}
        />
        <SignInNote id={`${id}-note`} trouble={trouble} waitSeconds={wait.seconds} />
        <button
          className="fh-submit"
          type="submit"
          aria-disabled={busy !== 'no' || !wait.isOver || undefined}
        >
          {busy === 'entering' ? 'Signing in' : 'Sign in'}
        </button>
        <div className={styles['others']}>
          {email !== null && (
            <button
              type="button"
              className={styles['resend']}
              aria-disabled={busy !== 'no' || !resendWait.isOver || undefined}
              onClick={() => void store.resend()}
            >
              {resendWait.isOver ? 'Send a new code' : `Send a new code in ${resendWait.seconds} s`}
            </button>
          )}
          <Link to={paths.login()} className={styles['back']}>
            Use another address
          </Link>
        </div>
        <p className={styles['news']} role="status">
          {news}
        </p>
      </form>
    </div>
  )
})
