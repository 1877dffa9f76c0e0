import { invitationText, type OpenInvitation } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { AccessCard } from '../../parts/access/AccessCard.tsx'
import { AccessSend } from '../../parts/access/AccessSend.tsx'
import { ScopeList } from '../../parts/scopes/ScopeList.tsx'
import { SignUpSteps } from '../../parts/sign-up/SignUpSteps.tsx'
import styles from './SignUpDetails.module.css'
import type { SignUpDetailsStore } from './sign-up-details-store.ts'

export interface InvitationOfferProps {
  readonly store: SignUpDetailsStore
  readonly invitation: OpenInvitation
  /** The company that the user has created. Null: none. */
  readonly ownCompany: string | null
  readonly below: ReactNode
}

/** An invitation: who invites, the company and the rights, with buttons to accept or skip it. */
export const InvitationOffer = observer(({ store, invitation, ownCompany, below }: InvitationOfferProps) => {
  const place = useRef<HTMLDivElement>(null)
  const { claiming, gone } = store.invitation
  useEffect(() => place.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={place}>
      <AccessCard
        above={<SignUpSteps step="claim-invitation" />}
        title={`Join ${invitation.companyName}`}
        lead={invitationText(invitation)}
        onSubmit={() => void store.invitation.claim()}
        below={below}
      >
        {gone !== null && (
          <p className={styles['aside']}>An earlier invitation from {gone} is no longer open.</p>
        )}
        <h2 className={styles['heading']}>Your permissions there</h2>
        {invitation.scopes.length > 0 ? (
          <ScopeList scopes={invitation.scopes} />
        ) : (
          <p>You can only view carriers for now. An admin there can give you more.</p>
        )}
        {ownCompany !== null && (
          <p className={styles['aside']}>
            You can belong to one company at a time: {ownCompany}, where you are the only user, will be
            closed.
          </p>
        )}
        <AccessSend submission={claiming} submit={['Join', 'Joining']} />
        <button type="button" className={styles['quiet']} onClick={store.leaveInvitation}>
          {ownCompany === null ? 'Create your own company instead' : `Stay with ${ownCompany}`}
        </button>
      </AccessCard>
    </div>
  )
})
