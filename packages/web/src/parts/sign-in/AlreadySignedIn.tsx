import { type CurrentUser, displayName } from '@fairhaul/core'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './AlreadySignedIn.module.css'

export interface AlreadySignedInProps {
  readonly user: CurrentUser
  readonly onGoOn: () => void
  readonly onSignOut: () => void
}

/** Replaces a sign-in or sign-up form when a user has signed in on this browser meanwhile. */
export const AlreadySignedIn = ({ user, onGoOn, onSignOut }: AlreadySignedInProps) => {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const name = displayName(user)
  return (
    <div className="fh-access">
      <section className="fh-card" aria-labelledby={title}>
        <h1 ref={heading} id={title} tabIndex={-1} data-screen-heading className={styles['title']}>
          You are signed in as {name}
        </h1>
        <p className={styles['who']}>
          {name !== user.email && <>{user.email}. </>}
          {user.company?.legalName && <>{user.company.legalName}. </>}
          Only one person can be signed in per browser.
        </p>
        <div className={styles['actions']}>
          <Button variant="primary" onClick={onGoOn}>
            Continue as {name}
          </Button>
          <Button onClick={onSignOut}>Sign out</Button>
        </div>
      </section>
    </div>
  )
}
