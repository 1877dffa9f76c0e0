import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useId, useRef } from 'react'
import { type BootField, useBootTakeover } from '../../di/boot.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import type { LoginStore } from './login-store.ts'
import { SignInNote } from '../../parts/sign-in/SignInNote.tsx'

/** Asks for the address a code is sent to. It is laid out as the form that index.html serves before any script. */
export const LoginScreen = observer(() => {
  const store = useScreenStore<LoginStore>()
  const field = useRef<HTMLInputElement>(null)
  const note = useId()
  const { email, isSending, trouble, wait } = store

  const takeOver = useCallback(
    ({ text, submitted }: BootField) => {
      store.type(text)
      if (submitted) void store.submit()
    },
    [store],
  )
  useBootTakeover('email', field, takeOver)
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  }, [])
  useEffect(() => {
    if (trouble !== null) field.current?.focus()
  }, [trouble])

  return (
    <div className="fh-access">
      <form
        className="fh-card"
        noValidate
        aria-labelledby={`${note}-title`}
        onSubmit={event => {
          event.preventDefault()
          void store.submit()
        }}
      >
        <h1 id={`${note}-title`} data-screen-heading>
          Sign in
        </h1>
        <p className="fh-lead">We send a one-time code to your work e-mail. There is no password.</p>
        <label className="fh-label" htmlFor={`${note}-email`}>
          Work e-mail
        </label>
        <input
          ref={field}
          id={`${note}-email`}
          className="fh-input"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          value={email}
          aria-invalid={trouble !== null || undefined}
          aria-describedby={note}
          onChange={event => store.type(event.target.value)}
        />
        <SignInNote id={note} trouble={trouble} waitSeconds={wait.seconds} />
        <button className="fh-submit" type="submit" aria-disabled={isSending || !wait.isOver || undefined}>
          {isSending ? 'Sending the code' : 'Send code'}
        </button>
      </form>
    </div>
  )
})
