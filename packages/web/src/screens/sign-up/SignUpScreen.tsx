import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { AccessCard } from '../../parts/access/AccessCard.tsx'
import { AccessField } from '../../parts/access/AccessField.tsx'
import { AccessSend } from '../../parts/access/AccessSend.tsx'
import { AlreadySignedIn } from '../../parts/sign-in/AlreadySignedIn.tsx'
import { PendingSignOutNote } from '../../parts/sign-in/PendingSignOutNote.tsx'
import { SignUpSteps } from '../../parts/sign-up/SignUpSteps.tsx'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import type { SignUpStore } from './sign-up-store.ts'

/** Asks a new user for the e-mail address for a code. */
export const SignUpScreen = observer(() => {
  const store = useScreenStore<SignUpStore>()
  const fields = useRef<HTMLDivElement>(null)
  const { submission, here } = store
  const isSignedIn = here !== null
  useFocusOnError(fields, submission.errorCount, 'input')
  useEffect(() => store.tidyAddress(), [store])
  useEffect(() => {
    if (!isSignedIn) fields.current?.querySelector('input')?.focus()
  }, [isSignedIn])
  if (here !== null) return <AlreadySignedIn user={here} onGoOn={store.goOn} onSignOut={store.signOut} />
  return (
    <AccessCard
      above={<SignUpSteps step="sign-up" />}
      title="Sign up"
      lead="We send a one-time code to your work e-mail. There is no password."
      onSubmit={() => void store.submit()}
      below={store.isSignOutPending ? <PendingSignOutNote /> : undefined}
    >
      <div ref={fields}>
        <AccessField
          label="Work e-mail"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          value={store.email}
          error={submission.fieldError('email')}
          onType={store.type}
        />
      </div>
      <AccessSend submission={submission} submit={['Send code', 'Sending the code']} />
      <p className="fh-others">
        <span>
          Have an account? <Link to={paths.login()}>Sign in</Link>
        </span>
        {store.hasRequestedCode && <Link to={paths.signUpCode()}>I already have a code</Link>}
      </p>
    </AccessCard>
  )
})
