import { planChangeLines, planPriceText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { BillingFormStore } from './billing-form-store.ts'
import styles from './BillingDrawer.module.css'
import { PayWith } from './PayWith.tsx'
import type { Choosing, PlanBillingStore } from './plan-billing-store.ts'
import { Problem } from './Problem.tsx'

interface Props {
  readonly store: PlanBillingStore
  readonly form: BillingFormStore
  readonly choosing: NonNullable<Choosing>
}

/** What another plan changes and how it is paid for, or a card for the plan in force; then, at once, done. */
export const BillingDrawer = observer(({ store, form, choosing }: Props) => {
  const id = useId()
  const inside = useRef<HTMLFormElement>(null)
  const { change, plan, planProblem, error } = form
  const verb = change?.from === null ? 'Choose' : 'Change to'
  const title = choosing.kind === 'card' ? 'Add a card' : `${verb} ${choosing.plan.name}`

  const cancel = () => {
    store.forget()
    store.close()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await form.submit())) inside.current?.querySelector<HTMLElement>('[data-problem]')?.focus()
  }
  return (
    <Drawer
      title={title}
      subtitle={store.user?.company?.legalName}
      isOpen
      onClose={store.close}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" isPending={form.isSubmitting}>
            {choosing.kind === 'card' ? 'Add card' : title}
          </Button>
          <Button onClick={cancel} disabled={form.isSubmitting}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={id} ref={inside} className={styles['form']} noValidate onSubmit={event => void submit(event)}>
        {error !== undefined && (
          <div data-problem="" tabIndex={-1}>
            <Notice tone="error">{error}</Notice>
          </div>
        )}
        {choosing.kind === 'card' && plan !== null && (
          <p>
            {`It pays for ${plan.name} from now on: ${lowerFirst(planPriceText(plan))}. Cards on record stay there and are not charged.`}
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
      </form>
    </Drawer>
  )
})

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
