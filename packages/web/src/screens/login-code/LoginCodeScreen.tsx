import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { NoMail } from '../../parts/one-time-code/NoMail.tsx'
import { OneTimeCode } from '../../parts/one-time-code/OneTimeCode.tsx'
import { AlreadySignedIn } from '../../parts/sign-in/AlreadySignedIn.tsx'
import styles from './LoginCodeScreen.module.css'
import type { LoginCodeStore } from './login-code-store.ts'

/** The form for the code that was mailed for a sign-in. */
export const LoginCodeScreen = observer(() => {
  const store = useScreenStore<LoginCodeStore>()
  const title = useId()
  const { email, code, here } = store
  if (here !== null) return <AlreadySignedIn user={here} onGoOn={store.goOn} onSignOut={store.signOut} />
  return (
    <div className="fh-access">
      <form
        className="fh-card"
        noValidate
        aria-labelledby={title}
        onSubmit={event => {
          event.preventDefault()
          void code.submit()
        }}
      >
        <h1 id={title} data-screen-heading>
          Enter the code
        </h1>
        <p className="fh-lead">
          {email === null ? (
            'It is in our latest e-mail to you. It also works here if you asked for it in another tab.'
          ) : (
            <>
              If <strong className={styles['email']}>{email}</strong> has an account, we sent it a code.
            </>
          )}
        </p>
        <OneTimeCode
          store={code}
          submit={['Sign in', 'Signing in']}
          others={<Link to={paths.login()}>{email === null ? 'Ask for a code' : 'Use another address'}</Link>}
        />
        <NoMail email={email}>
          <li>
            No account, no code: ask an admin at your company to invite you, or{' '}
            <Link to={paths.signUp()}>sign up</Link>.
          </li>
        </NoMail>
      </form>
    </div>
  )
})
