import { type CalendarDate, cardExpiryText, paymentMethodName } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { BillingFormStore } from './billing-form-store.ts'
import { CardPanel } from './CardPanel.tsx'
import type { CardDesk } from './card-desk.ts'
import styles from './PayWith.module.css'
import { Problem } from './Problem.tsx'

interface Props {
  readonly form: BillingFormStore
  readonly desk: CardDesk
  readonly today: CalendarDate
  readonly requiresNewCard: boolean
}

/** The card to charge: the one on record, or another one entered now. */
export const PayWith = observer(({ form, desk, today, requiresNewCard }: Props) => {
  const { plan, onRecord, cardName, cardProblem, enterCard, leaveCard } = form
  const { isEntering } = form.card
  const isFree = plan?.usdPerMonth === 0 && !requiresNewCard
  const usesRecord = onRecord !== undefined && !requiresNewCard
  const hasCard = form.form.draft.nonce !== null
  const mustEnter = !isFree && !usesRecord && !hasCard

  useEffect(() => {
    if (mustEnter) void enterCard()
  }, [mustEnter, enterCard])

  return (
    <Section heading="Payment" level={3} variant="bare">
      <div className={styles['pay']}>
        {hasCard && (
          <div className={styles['chosen']}>
            <p>
              Charged to <strong>{cardName}</strong>
            </p>
            <Button size="small" onClick={leaveCard} disabled={form.isSubmitting}>
              Use another card
            </Button>
          </div>
        )}
        {!hasCard && isFree && !isEntering && <p>You will not be charged.</p>}
        {!hasCard && !isFree && usesRecord && !isEntering && (
          <div className={styles['chosen']}>
            <p>
              Charged to <strong>{paymentMethodName(onRecord)}</strong>,{' '}
              {cardExpiryText(onRecord.expiry, today)}
            </p>
            <Button size="small" onClick={() => void enterCard()} disabled={form.isSubmitting}>
              Enter another card
            </Button>
          </div>
        )}
        <Problem text={cardProblem} />
        {!hasCard && (isEntering || mustEnter) && (
          <CardPanel
            desk={desk}
            onLeave={usesRecord || isFree ? leaveCard : undefined}
            leaveLabel={
              onRecord === undefined ? 'Continue without a card' : `Use ${paymentMethodName(onRecord)}`
            }
          />
        )}
      </div>
    </Section>
  )
})
