import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { AccessCard } from '../../parts/access/AccessCard.tsx'
import { NamesFields } from '../../parts/names-form/NamesFields.tsx'
import { NoticePage } from '../../parts/notice-page/NoticePage.tsx'
import { NotSignedIn } from '../../parts/sign-up/NotSignedIn.tsx'
import { SignedInAs } from '../../parts/sign-up/SignedInAs.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import type { RequiredInformationStore } from './required-information-store.ts'

/** Asks for the user's missing names, and for nothing else. */
export const RequiredInformationScreen = observer(() => {
  const store = useScreenStore<RequiredInformationStore>()
  const { user, isComplete, names } = store
  if (user === null) return <NotSignedIn email="" />
  if (isComplete)
    return (
      <NoticePage
        title="Nothing is missing"
        actions={
          <Link to={store.pathAfter(user)} {...buttonStyle({ variant: 'primary' })}>
            Continue
          </Link>
        }
      >
        <p>We have everything we need from you.</p>
      </NoticePage>
    )
  return (
    <AccessCard
      title="Your name is missing"
      lead="Your coworkers see it next to your activity. We only ask once."
      onSubmit={() => void names.submit()}
      below={<SignedInAs email={user.email} onSignOut={store.signOut} />}
    >
      <NamesFields store={names} />
    </AccessCard>
  )
})
