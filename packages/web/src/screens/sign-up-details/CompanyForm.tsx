import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { AccessCard } from '../../parts/access/AccessCard.tsx'
import { AccessField } from '../../parts/access/AccessField.tsx'
import { AccessSend } from '../../parts/access/AccessSend.tsx'
import { SignInNote } from '../../parts/sign-in/SignInNote.tsx'
import { SignUpSteps } from '../../parts/sign-up/SignUpSteps.tsx'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SignUpDetails.module.css'
import type { SignUpDetailsStore } from './sign-up-details-store.ts'

/** For users whose company is here already, so that no second one is created. */
const CheckForInvitation = observer(
  ({ store, email }: { readonly store: SignUpDetailsStore; readonly email: string }) => {
    const id = useId()
    const { isChecking, isRequested, error } = store.invitation
    return (
      <section className={styles['check']} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>Does your company already use this portal?</h2>
        <p>
          Ask an admin there to invite <strong>{email}</strong>.
        </p>
        <Button isPending={isChecking} onClick={() => void store.reload()}>
          Check for an invitation
        </Button>
        <p role="status">
          {isRequested && !isChecking && error === null && 'There is no open invitation yet.'}
        </p>
        {isRequested && <SignInNote id={`${id}-note`} error={error} waitSeconds={0} />}
      </section>
    )
  },
)

export interface CompanyFormProps {
  readonly store: SignUpDetailsStore
  readonly email: string
  readonly below: ReactNode
}

/** Asks for the company of a new user, unless they wait for an invitation. */
export const CompanyForm = observer(({ store, email, below }: CompanyFormProps) => {
  const fields = useRef<HTMLDivElement>(null)
  const { company, invitation } = store
  const { submission } = company
  useFocusOnError(fields, submission.errorCount, 'input')
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <AccessCard
      above={
        <>
          <SignUpSteps step="create-company" />
          {invitation.gone !== null && (
            <Notice tone="warning" className={styles['gone'] ?? ''}>
              The invitation from {invitation.gone} is no longer open: it was withdrawn or used. Ask for
              another, or create your own company.
            </Notice>
          )}
        </>
      }
      title="Your company"
      lead="This portal is for freight brokers. Enter the company’s registered name."
      onSubmit={() => void company.submit()}
      below={below}
    >
      <div ref={fields}>
        <AccessField
          label="Legal name"
          name="organization"
          autoComplete="organization"
          description="For example, Tern & Sons Logistics LLC. You can invite coworkers later."
          value={company.legalName}
          error={submission.fieldError('legalName')}
          onType={company.type}
        />
      </div>
      {company.hasCompanyAlready && (
        <button type="button" className={styles['quiet']} onClick={() => void store.continueWithCompany()}>
          Continue with your current company
        </button>
      )}
      <AccessSend submission={submission} submit={['Create company', 'Creating the company']} />
      <button type="button" className={styles['quiet']} onClick={store.rename}>
        Change your name
      </button>
      <CheckForInvitation store={store} email={email} />
    </AccessCard>
  )
})
