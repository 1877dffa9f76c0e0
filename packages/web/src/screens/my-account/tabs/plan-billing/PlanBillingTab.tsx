import { type CurrentUser, EXPIRED_MESSAGE, isExpired, matchRoute, mayInCompany } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef } from 'react'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { errorMessage } from '../../../../parts/errors/error-messages.ts'
import { LoadError } from '../../../../parts/errors/LoadError.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { SkeletonCard } from '../../../../ui/SkeletonCard.tsx'
import { BillingDrawer } from './BillingDrawer.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import styles from './PlanBillingTab.module.css'
import { PlanChoices } from './PlanChoices.tsx'
import { PlanNow } from './PlanNow.tsx'
import type { PlanBillingStore } from './plan-billing-store.ts'

import { whoMayChange } from './who-may-change.ts'

interface Props {
  readonly user: CurrentUser
  /** Where they were going. */
  readonly target: string | null
}

/** The title of the saved target: "Loads List". Empty: none for Home and the account itself. */
const placeOf = (target: string | null): string | null => {
  if (target === null) return null
  const { route } = matchRoute(target.replace(/[?#].*$/s, ''))
  return route.name === 'home' || route.name === 'my-account' ? null : route.title
}

/** Why only the account is open, and how to open the rest. */
const ExpiredWay = ({ user, target }: Props) => {
  if (!isExpired(user)) return null
  const place = placeOf(target)
  return (
    <Notice tone="warning" title={`${EXPIRED_MESSAGE.title}.`}>
      {EXPIRED_MESSAGE.explanation}{' '}
      {mayInCompany(user, 'change-plan') ? EXPIRED_MESSAGE.advice : whoMayChange('choose a plan')}
      {place !== null && ` You were going to ${place}.`}
    </Notice>
  )
}

/** Moves the focus to the latest message, once its drawer is closed. */
const useNoticeFocus = (notice: string | null): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice === null) return
    const frame = requestAnimationFrame(() => ref.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [notice])
  return ref
}

/** The plan and its usage, the other plans, and the payment methods. */
export const PlanBillingTab = observer(() => {
  const store = useScreenStore<PlanBillingStore>()
  const { user, known, toChooseFrom, choosing, form, notice } = store
  const ref = useNoticeFocus(notice)
  const error = errorMessage(store.billing.state, 'your plan and billing')
  if (user === null) return null
  return (
    <div className={styles['tab']}>
      <ExpiredWay user={user} target={store.target} />
      {notice !== null && (
        <div ref={ref} tabIndex={-1} className={styles['news']}>
          <Notice tone="info" onDismiss={store.hideNotice}>
            {notice}
          </Notice>
        </div>
      )}
      {error !== undefined && known !== undefined && (
        <Notice tone="error" title={`${error.title}.`}>
          You are seeing what was last loaded.
        </Notice>
      )}
      {error !== undefined && known === undefined && (
        <LoadError error={error} onRetry={() => void store.billing.load()} />
      )}
      {error === undefined && known === undefined && <Waiting />}
      {known !== undefined && toChooseFrom !== undefined && (
        <div className={styles['parts']} data-choices-first={toChooseFrom.plan === null || undefined}>
          <PlanNow user={user} plan={known.plan} />
          <PaymentMethods store={store} user={user} billing={known} />
          <PlanChoices user={user} billing={toChooseFrom} />
        </div>
      )}
      {form !== undefined && choosing !== null && (
        <BillingDrawer store={store} form={form} choosing={choosing} />
      )}
    </div>
  )
})

const Waiting = () => (
  <div className={styles['parts']} aria-busy="true">
    <SkeletonCard lines={5} height="272px" />
    <SkeletonCard lines={5} height="272px" />
    <SkeletonCard lines={0} height="400px" className={styles['wide'] ?? ''} />
  </div>
)
