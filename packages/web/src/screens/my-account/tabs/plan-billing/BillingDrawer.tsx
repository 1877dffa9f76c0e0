import { planChangeLines, planPriceText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import styles from './BillingDrawer.module.css'
import type { BillingFormStore } from './billing-form-store.ts'
import { PayWith } from './PayWith.tsx'
import { Problem } from './Problem.tsx'
import type { Choosing, PlanBillingStore } from './plan-billing-store.ts'

interface Props {
  readonly store: PlanBillingStore
  readonly form: BillingFormStore
  readonly choosing: NonNullable<Choosing>
}

/** The change to another plan with its payment, or a card for the current plan. */
export const BillingDrawer = observer(({ store, form, choosing }: Props) => {
  const inside = useRef<HTMLDivElement>(null)
  const { change, plan, planProblem, error } = form
  const verb = change?.from === null ? 'Choose' : 'Change to'
  const title = choosing.kind === 'card' ? 'Add a card' : `${verb} ${choosing.plan.name}`
  const submit = async () => {
    const isAccepted = await form.submit()
    if (!isAccepted) inside.current?.querySelector<HTMLElement>('[data-problem]')?.focus()
    return isAccepted
  }
  return (
    <FormDrawer
      title={title}
      subtitle={store.user?.company?.legalName}
      submission={{ isPending: form.isSubmitting, error: undefined, requestId: undefined, errorCount: 0 }}
      submitLabel={choosing.kind === 'card' ? 'Add card' : title}
      onSubmit={submit}
      onSubmitted={() => undefined}
      onDiscard={store.forget}
      onClose={store.close}
    >
      <div ref={inside} className={styles['fields']}>
        {error !== undefined && (
          <div data-problem="" tabIndex={-1}>
            <Notice tone="error">{error}</Notice>
          </div>
        )}
        {choosing.kind === 'card' && plan !== null && (
          <p>
            {`This card will be charged for ${plan.name}: ${lowerFirst(planPriceText(plan))}. Other cards stay on file and are not charged.`}
          </p>
        )}
        {choosing.kind === 'plan' && change !== undefined && (
          <ul className={styles['lines']} aria-label="What changes">
            {planChangeLines(change).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {choosing.kind === 'plan' && <Problem text={planProblem} />}
        <PayWith
          form={form}
          desk={store.desk}
          today={store.today}
          requiresNewCard={choosing.kind === 'card'}
        />
      </div>
    </FormDrawer>
  )
})

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
