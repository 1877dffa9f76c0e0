import { emailOfAddress, paths, readNestedQuery } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useAddress } from '../../di/address.ts'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { AccessCard } from '../../parts/access/AccessCard.tsx'
import { NamesFields } from '../../parts/names-form/NamesFields.tsx'
import { NotSignedIn } from '../../parts/sign-up/NotSignedIn.tsx'
import { SignedInAs } from '../../parts/sign-up/SignedInAs.tsx'
import { SignUpSteps } from '../../parts/sign-up/SignUpSteps.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CheckError } from './CheckError.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { InvitationOffer } from './InvitationOffer.tsx'
import styles from './SignUpDetails.module.css'
import type { SignUpDetailsStore } from './sign-up-details-store.ts'

/** Finishes a sign-up, one step at a time. */
export const SignUpDetailsScreen = observer(() => {
  const store = useScreenStore<SignUpDetailsStore>()
  const { query } = useAddress()
  const { user, step, isResolved } = store
  const { state } = store.invitation
  if (user === null) return <NotSignedIn email={emailOfAddress(readNestedQuery(query))} />
  const below = <SignedInAs email={user.email} onSignOut={store.signOut} />
  if (isResolved && step === 'details')
    return (
      <AccessCard
        above={!store.isFinished && <SignUpSteps step={step} />}
        title="Your name"
        lead="Your coworkers see it next to your activity."
        onSubmit={() => void store.names.submit()}
        below={below}
      >
        <NamesFields store={store.names} />
        {store.isFinished && (
          <Link to={paths.home()} className={styles['quiet'] ?? ''}>
            Go to Home without saving
          </Link>
        )}
      </AccessCard>
    )
  if (isResolved && step === 'create-company')
    return <CompanyForm store={store} email={user.email} below={below} />
  if (isResolved && step === 'check-invitation') return <CheckError store={store} below={below} />
  if (isResolved && step === 'claim-invitation' && state.kind === 'open') {
    const own = user.company?.legalName ?? null
    return <InvitationOffer store={store} invitation={state.invitation} ownCompany={own} below={below} />
  }
  return <Waiting />
})

/** Shown while invitations are loading, and while the next screen opens. */
const Waiting = () => (
  <div className="fh-access" aria-busy="true">
    <div className="fh-card">
      <Skeleton shape="text" count={2} />
      <Skeleton shape="block" height="120px" />
    </div>
  </div>
)
