import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { AccessCard } from '../../parts/access/AccessCard.tsx'
import { SignUpSteps } from '../../parts/sign-up/SignUpSteps.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import styles from './SignUpDetails.module.css'
import type { SignUpDetailsStore } from './sign-up-details-store.ts'

/** The company was created, but pending invitations could not be loaded. */
export const CheckError = observer(
  ({ store, below }: { readonly store: SignUpDetailsStore; readonly below: ReactNode }) => {
    const { error, isChecking } = store.invitation
    return (
      <AccessCard
        above={<SignUpSteps step="check-invitation" />}
        title={`${store.user?.company?.legalName ?? 'Your company'} is ready`}
        below={below}
      >
        <ErrorState
          title="We could not check for an invitation"
          text={`${error?.message ?? ''} Nothing is lost: an invitation stays open.`}
          requestId={error?.requestId ?? undefined}
          onRetry={() => void store.reload()}
          isRetrying={isChecking}
        />
        <button type="button" className={styles['quiet']} onClick={store.leaveInvitation}>
          Continue without it
        </button>
      </AccessCard>
    )
  },
)
