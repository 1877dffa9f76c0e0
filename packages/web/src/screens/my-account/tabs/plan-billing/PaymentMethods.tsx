import {
  accountTabPath,
  type Billing,
  type CurrentUser,
  cardExpiryText,
  isCardExpired,
  mayInCompany,
  paymentMethodName,
  paymentMethodsInOrder,
  paymentWarning,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { href } from '../../../../di/href.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { NoCardProvider } from './NoCardProvider.tsx'
import styles from './PaymentMethods.module.css'
import type { PlanBillingStore } from './plan-billing-store.ts'
import { whoMayChange } from './who-may-change.ts'

interface Props {
  readonly store: PlanBillingStore
  readonly user: CurrentUser
  readonly billing: Billing
}

/** The cards of the company, the charged one first. */
export const PaymentMethods = observer(({ store, user, billing }: Props) => {
  const { today, desk, toChooseFrom } = store
  const methods = paymentMethodsInOrder(billing.paymentMethods)
  const warning = paymentWarning(methods, today)
  const mayAdd = mayInCompany(user, 'add-payment-method')
  const hasPlan = toChooseFrom?.plan !== null
  return (
    <Section
      heading="Payment methods"
      actions={
        mayAdd &&
        hasPlan &&
        desk.mode !== 'none' && (
          <a href={href(accountTabPath('plan-billing', { card: 'new' }))} {...buttonStyle({ size: 'small' })}>
            Add a card
          </a>
        )
      }
    >
      <div className={styles['body']}>
        {warning !== null && methods.length > 0 && <Notice tone="warning">{warning}</Notice>}
        {methods.length === 0 ? (
          <EmptyState
            title="No payment method on file"
            text={hasPlan ? 'A paid plan needs one.' : 'You enter a card when you choose a plan.'}
          />
        ) : (
          <ul className={styles['methods']}>
            {methods.map(method => (
              <li key={method.id} className={styles['method']}>
                <span className={styles['name']}>{paymentMethodName(method)}</span>
                <span className={styles['expiry']}>{cardExpiryText(method.expiry, today)}</span>
                <span className={styles['marks']}>
                  {method.isDefault && <Badge tone="brand">Default, charged</Badge>}
                  {isCardExpired(method.expiry, today) && (
                    <Badge tone="fail" icon={null}>
                      Expired
                    </Badge>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        {methods.length > 1 && (
          <p className={styles['note']}>
            The default card, the one added last, is charged. The others stay on file and are not charged.
          </p>
        )}
        {!mayAdd && <p className={styles['note']}>{whoMayChange('add a card')}</p>}
        {mayAdd && desk.mode === 'none' && <NoCardProvider />}
      </div>
    </Section>
  )
})
