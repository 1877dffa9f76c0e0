import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { SignInNote } from '../../parts/sign-in/SignInNote.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './SignUpDetails.module.css'
import type { SignUpDetailsStore } from './sign-up-details-store.ts'

/** For whom a company here should take in, so that nobody makes a second one of the same name. */
export const LookForInvitation = observer(
  ({ store, email }: { readonly store: SignUpDetailsStore; readonly email: string }) => {
    const id = useId()
    const { isLooking, isRequested, error } = store.invitation
    return (
      <section className={styles['look']} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>Is your company here already?</h2>
        <p>
          Ask somebody who manages its users to invite <strong>{email}</strong>.
        </p>
        <Button isPending={isLooking} onClick={() => void store.reload()}>
          Look for an invitation
        </Button>
        <p role="status">
          {isRequested && !isLooking && error === null && 'There is no open invitation yet.'}
        </p>
        {isRequested && <SignInNote id={`${id}-note`} error={error} waitSeconds={0} />}
      </section>
    )
  },
)
