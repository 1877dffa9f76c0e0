import {
  accountTabPath,
  type Billing,
  type CurrentUser,
  mayInCompany,
  type Plan,
  planChange,
  planPriceText,
  planSearchesText,
} from '@fairhaul/core'
import { href } from '../../../../di/href.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { FeatureList } from './FeatureList.tsx'
import tab from './PlanBillingTab.module.css'
import styles from './PlanChoices.module.css'
import { whoMayChange } from './who-may-change.ts'

interface Props {
  readonly user: CurrentUser
  readonly billing: Billing
}

/** The plans on offer, side by side, each compared with the current plan. */
export const PlanChoices = ({ user, billing }: Props) => {
  const { plan: inForce, plans } = billing
  const mayChange = mayInCompany(user, 'change-plan')
  return (
    <Section heading="Plans" id="plans" className={tab['wide'] ?? ''}>
      {!mayChange && <p className={styles['who']}>{whoMayChange('choose another plan')}</p>}
      {plans.length === 0 ? (
        <EmptyState title="No plans are offered" text="Your current plan continues." />
      ) : (
        <ul className={styles['plans']}>
          {plans.map(plan => (
            <li key={plan.id} className={styles['plan']} data-in-force={plan.id === inForce?.id || undefined}>
              <PlanChoice plan={plan} billing={billing} mayChange={mayChange} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface ChoiceProps {
  readonly plan: Plan
  readonly billing: Billing
  readonly mayChange: boolean
}

const PlanChoice = ({ plan, billing, mayChange }: ChoiceProps) => {
  const change = planChange(billing, plan.id)
  const to = href(accountTabPath('plan-billing', { plan: plan.id }))
  return (
    <>
      <h3 className={styles['name']}>
        {plan.name} {!change.ok && <Badge tone="brand">Your plan</Badge>}
      </h3>
      <p className={styles['price']}>{planPriceText(plan)}</p>
      <p className={styles['searches']}>{planSearchesText(plan)}</p>
      <div className={styles['act']}>
        {mayChange && change.ok && (
          <a href={to} {...buttonStyle()} data-plan={plan.id}>
            Choose {plan.name}
          </a>
        )}
      </div>
      <FeatureList
        label={`What ${plan.name} includes`}
        features={plan.features}
        opens={change.ok && billing.plan !== null ? change.value.opens : []}
        closes={change.ok ? change.value.closes : []}
      />
    </>
  )
}
