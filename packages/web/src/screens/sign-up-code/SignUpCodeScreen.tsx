import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { AccessCard } from '../../parts/access/AccessCard.tsx'
import { NoticePage } from '../../parts/notice-page/NoticePage.tsx'
import { NoMail } from '../../parts/one-time-code/NoMail.tsx'
import { OneTimeCode } from '../../parts/one-time-code/OneTimeCode.tsx'
import { AlreadySignedIn } from '../../parts/sign-in/AlreadySignedIn.tsx'
import { SignUpSteps } from '../../parts/sign-up/SignUpSteps.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import type { SignUpCodeStore } from './sign-up-code-store.ts'

/** The form for the code that was mailed for a sign-up. */
export const SignUpCodeScreen = observer(() => {
  const store = useScreenStore<SignUpCodeStore>()
  const { email, isLinked, code, here } = store
  useEffect(() => store.tidyAddress(), [store])
  if (here !== null) return <AlreadySignedIn user={here} onGoOn={store.goOn} onSignOut={store.signOut} />
  if (email === null) return <NoAddress />
  return (
    <AccessCard
      above={<SignUpSteps step="code" />}
      title="Enter the code"
      lead={
        isLinked ? (
          <>
            The link filled in the code for <strong>{email}</strong>.
          </>
        ) : (
          <>
            We sent a code to <strong>{email}</strong>.
          </>
        )
      }
      onSubmit={() => void code.submit()}
    >
      <OneTimeCode
        store={code}
        submit={['Continue', 'Checking the code']}
        others={<Link to={paths.signUp()}>Use another address</Link>}
      />
      <NoMail email={email}>
        <li>The link in the e-mail works only in the browser that asked for it.</li>
      </NoMail>
    </AccessCard>
  )
})

/** A code belongs to an e-mail address, which is unknown here: the page was opened by its address or in another tab. */
const NoAddress = () => (
  <NoticePage
    title="What is your e-mail?"
    actions={
      <Link to={paths.signUp()} {...buttonStyle({ variant: 'primary' })}>
        Enter your e-mail
      </Link>
    }
  >
    <p>
      We don’t know which address your code went to. Open the link in the e-mail, or ask for another code.
    </p>
  </NoticePage>
)
