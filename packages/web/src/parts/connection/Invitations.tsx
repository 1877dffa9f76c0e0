import {
  CONNECTION_INVITATION_STATE_LABELS,
  type ConnectionInvitation,
  connectionInvitationState,
  exactTime,
  mayInviteCarriers,
  mayResend,
  type Page,
  relativeTime,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { AddressWarning } from '../invite-carrier/AddressWarning.tsx'
import { Loaded } from '../list/Loaded.tsx'
import { NoRows } from '../list/NoRows.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Pager } from '../../ui/Pager.tsx'
import styles from './Invitations.module.css'
import type { OnboardingStore } from './onboarding-store.ts'

interface Props {
  readonly store: OnboardingStore
  /** What opens the form, for people with the right to invite. */
  readonly invite: ReactNode
}

/** Who was invited to connect, when, and what became of it. */
export const Invitations = observer(({ store, invite }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const mayInvite = user != null && mayInviteCarriers(user)
  const isAnswered = store.onboarding.value?.connection?.receiver != null
  return (
    <section aria-label="Invitations" className={styles['part']}>
      <header className={styles['partHead']}>
        <h3>Invitations</h3>
        {mayInvite && !isAnswered && invite}
      </header>
      <Loaded query={store.invitations} what="the invitations">
        {(page: Page<ConnectionInvitation>) =>
          page.items.length === 0 ? (
            <NoRows page={page} first={() => void store.invitations.load(1)}>
              <p className={styles['none']}>No one has been invited.</p>
            </NoRows>
          ) : (
            <>
              <ul className={styles['rows']} aria-label="Invitations, newest first">
                {page.items.map(each => (
                  <Invitation key={each.id} invitation={each} store={store} mayInvite={mayInvite} />
                ))}
              </ul>
              {page.pages > 1 && (
                <Pager
                  label="Invitations"
                  page={page.page}
                  pages={page.pages}
                  total={page.total}
                  onPage={to => void store.invitations.load(to)}
                />
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
})

interface InvitationProps {
  readonly invitation: ConnectionInvitation
  readonly store: OnboardingStore
  readonly mayInvite: boolean
}

const Invitation = observer(({ invitation, store, mayInvite }: InvitationProps) => {
  const clock = useStore(BrowserTokens.Clock)
  const { createdAt, classificationIds } = invitation
  const state = connectionInvitationState(invitation, store.onboarding.value?.connection ?? null)
  const submission = store.resending.get(invitation.id)
  const to = store.addresseeText(invitation)
  const warning = store.warningOf(invitation)
  return (
    <li>
      <Badge tone={state === 'answered' ? 'brand' : 'info'} icon={null}>
        {CONNECTION_INVITATION_STATE_LABELS[state]}
      </Badge>
      <span className={styles['row']}>
        <strong>{to}</strong>
        <span className={styles['note']}>
          Invited{' '}
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {relativeTime(createdAt, clock.now())}
          </time>
          {classificationsText(classificationIds.length)}
        </span>
        <AddressWarning warning={warning} />
        {submission?.error !== undefined && (
          <span role="alert" className={styles['error']}>
            {submission.error}
          </span>
        )}
      </span>
      {mayInvite && mayResend(state) && (
        <Button
          size="small"
          aria-label={warning === undefined ? `Resend to ${to}` : `Resend anyway to ${to}`}
          isPending={submission?.isPending === true}
          onClick={() => void store.resend(invitation)}
        >
          {warning === undefined ? 'Resend' : 'Resend anyway'}
        </Button>
      )}
    </li>
  )
})

const classificationsText = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? ', with 1 classification' : `, with ${count} classifications`
}
