import { BRAND_NAMES, type Brand, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useId, useRef } from 'react'
import { type BootField, useBootTakeover } from '../../di/boot.ts'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { AlreadySignedIn } from '../../parts/sign-in/AlreadySignedIn.tsx'
import { PendingSignOutNote } from '../../parts/sign-in/PendingSignOutNote.tsx'
import { SignInNote } from '../../parts/sign-in/SignInNote.tsx'
import type { BrandHosts } from '../../stores/ports.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './BrandNotes.module.css'
import type { LoginStore } from './login-store.ts'

/** A note for users sent here by the host of the other brand: the two share no session. */
const MovedNote = ({ brand }: { readonly brand: Brand }) => (
  <Notice tone="info" className={styles['moved'] ?? ''} title={`Your company uses ${BRAND_NAMES[brand]}.`}>
    Sign in again here. Next time, use this address.
  </Notice>
)

/** Why the user is here, though they have not signed out. */
const EndedNote = () => (
  <Notice tone="info" className={styles['moved'] ?? ''} title="Your session ended.">
    Sign in to go on where you were. What you were typing is still there.
  </Notice>
)

/** A link to the Login of the other brand. */
const OtherBrand = ({ hosts: { here, otherUrl } }: { readonly hosts: BrandHosts }) =>
  otherUrl && (
    <p className={styles['other']}>
      <a href={otherUrl}>Sign in to {BRAND_NAMES[here === 'main' ? 'watchdog' : 'main']}</a>
    </p>
  )

/** Asks for the e-mail address for a code. Its layout is that of the form in index.html, shown before any script. */
export const LoginScreen = observer(() => {
  const store = useScreenStore<LoginStore>()
  const field = useRef<HTMLInputElement>(null)
  const note = useId()
  const { email, submission, here } = store
  const { isPending, canSend, wholeError, waitSeconds } = submission

  const onTakeover = useCallback(
    ({ text, submitted }: BootField) => {
      store.type(text)
      if (submitted) void store.submit()
    },
    [store],
  )
  useBootTakeover('email', field, onTakeover)
  const isSignedIn = here !== null
  useEffect(() => {
    const isInForm = field.current?.form?.contains(document.activeElement) === true
    if (!isSignedIn && !isInForm) field.current?.focus()
  }, [isSignedIn])
  useEffect(() => {
    if (wholeError !== null) field.current?.focus()
  }, [wholeError])

  if (here !== null) return <AlreadySignedIn user={here} onGoOn={store.goOn} onSignOut={store.signOut} />
  return (
    <div className="fh-access">
      {store.hasEnded && <EndedNote />}
      {store.hosts.wasMoved && <MovedNote brand={store.hosts.here} />}
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
          aria-invalid={wholeError !== null || undefined}
          aria-describedby={note}
          onChange={event => store.type(event.target.value)}
        />
        <SignInNote id={note} error={wholeError} waitSeconds={waitSeconds} />
        <button className="fh-submit" type="submit" aria-disabled={!canSend || undefined}>
          {isPending ? 'Sending the code' : 'Send code'}
        </button>
        <p className="fh-others">
          <span>
            New here? <Link to={paths.signUp()}>Sign up</Link>
          </span>
          <Link to={paths.loginCode()}>I already have a code</Link>
        </p>
      </form>
      {store.isSignOutPending && <PendingSignOutNote />}
      <OtherBrand hosts={store.hosts} />
    </div>
  )
})
