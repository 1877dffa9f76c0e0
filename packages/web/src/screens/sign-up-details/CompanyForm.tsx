import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { AccessCard } from '../../parts/access/AccessCard.tsx'
import { AccessField } from '../../parts/access/AccessField.tsx'
import { AccessSend } from '../../parts/access/AccessSend.tsx'
import { useFocusOnError } from '../../parts/access/use-focus-on-error.ts'
import { SignUpSteps } from '../../parts/sign-up/SignUpSteps.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SignUpDetails.module.css'
import { LookForInvitation } from './LookForInvitation.tsx'
import type { SignUpDetailsStore } from './sign-up-details-store.ts'

export interface CompanyFormProps {
  readonly store: SignUpDetailsStore
  readonly email: string
  readonly below: ReactNode
}

/** Asks for the company that somebody new works for, unless they wait to be invited. */
export const CompanyForm = observer(({ store, email, below }: CompanyFormProps) => {
  const fields = useRef<HTMLDivElement>(null)
  const { company, invitation } = store
  const { sending } = company
  useFocusOnError(fields, sending)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <AccessCard
      above={
        <>
          <SignUpSteps step="create-company" />
          {invitation.gone !== null && (
            <Notice tone="warning" className={styles['gone'] ?? ''}>
              The invitation of {invitation.gone} is no longer open: it was withdrawn or used. Ask them for
              another, or make a company of your own.
            </Notice>
          )}
        </>
      }
      title="Your company"
      lead="This portal is for freight brokers. Enter the company as it is registered."
      onSubmit={() => void company.submit()}
      below={below}
    >
      <div ref={fields}>
        <AccessField
          label="Legal name"
          name="organization"
          autoComplete="organization"
          description="Like Tern & Sons Logistics LLC. You can invite colleagues later."
          value={company.legalName}
          problems={sending.fields.get('legalName')}
          onType={company.type}
        />
      </div>
      {company.hasCompanyAlready && (
        <button type="button" className={styles['quiet']} onClick={() => void store.takeCompany()}>
          Go on with the company you have
        </button>
      )}
      <AccessSend sending={sending} submit={['Create company', 'Creating the company']} />
      <button type="button" className={styles['quiet']} onClick={store.rename}>
        Change your name
      </button>
      <LookForInvitation store={store} email={email} />
    </AccessCard>
  )
})
