import {
  findingText,
  formatCalendarDate,
  formatCount,
  identifierLabel,
  identifiersInOrder,
  partialText,
  paths,
  type RateConfirmation,
  readableRuleName,
  rulesAgainst,
  type VerdictWhenSent,
  withCapital,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { VerdictWord } from '../../parts/verdict/VerdictLine.tsx'
import { VerdictWithReason } from '../../parts/verdict/VerdictWithReason.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Card } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './RateConfirmationScreen.module.css'
import type { RateConfirmationStore } from './rate-confirmation-store.ts'

interface Props {
  readonly store: RateConfirmationStore
  readonly confirmation: RateConfirmation
}

/** The carrier with its verdict now and on the day that the rate confirmation was sent, and what has changed. */
export const VerdictsSection = observer(({ store, confirmation }: Props) => {
  const { carrierId, carrierLegalName, identifiers, verdictWhenSent } = confirmation
  const name = carrierLegalName ?? 'Carrier name not on record'
  return (
    <Card heading="Carrier">
      <p className={styles['line']}>
        {carrierId === null ? (
          <>
            <strong>{name}</strong>
            <span className={styles['none']}>This carrier is not on record.</span>
          </>
        ) : (
          <Link to={paths.carrier({ id: carrierId })} className={linkClass}>
            <CarrierNameText name={name} />
          </Link>
        )}
        {identifiersInOrder(identifiers).map(({ type, value }) => (
          <span key={`${type} ${value}`} className={styles['note']}>
            {identifierLabel(type)} <CopyText label={`${identifierLabel(type)} number`} text={value} />
          </span>
        ))}
      </p>
      {carrierId !== null && (
        <div className={styles['pair']}>
          <section aria-label="Verdict when sent">
            <h3>
              {verdictWhenSent === null
                ? 'When sent'
                : `When sent, ${formatCalendarDate(verdictWhenSent.day)}`}
            </h3>
            {verdictWhenSent === null ? (
              <p className={styles['none']}>The verdict that day was not saved.</p>
            ) : (
              <Then verdict={verdictWhenSent} />
            )}
          </section>
          <section aria-label="Verdict now">
            <h3>Now</h3>
            <Loaded query={store.carrier} what="this carrier" lines={2}>
              {carrier => <VerdictWithReason carrier={carrier} today={store.today} place="header" />}
            </Loaded>
          </section>
        </div>
      )}
      <Changes store={store} />
    </Card>
  )
})

const Then = ({ verdict }: { readonly verdict: VerdictWhenSent }) => {
  const against = rulesAgainst(verdict)
  return (
    <>
      <VerdictWord verdict={verdict.verdict} />
      {verdict.hidden !== null && (
        <p className={styles['note']}>{withCapital(partialText(verdict.hidden))}</p>
      )}
      {against.length > 0 ? (
        <ul className={styles['reasons']}>
          {against.map(rule => (
            <li key={rule.ruleType}>
              {readableRuleName(rule.ruleType)}: {rule.label}, {findingText(rule)}
            </li>
          ))}
        </ul>
      ) : (
        verdict.rules.length > 0 && (
          <p className={styles['note']}>All {formatCount(verdict.rules.length, 'rule')} passed</p>
        )
      )}
    </>
  )
}

const TONE_TEXTS = { worse: 'Worse', better: 'Better', plain: '' } as const

const Changes = observer(({ store }: { readonly store: RateConfirmationStore }) => {
  const { changes } = store
  if (changes === null) return null
  if (changes.length === 0) return <p className={styles['note']}>Nothing has changed since it was sent.</p>
  return (
    <ul className={styles['changes']} aria-label="What has changed since it was sent">
      {changes.map(({ key, label, was, now, tone }) => (
        <li key={key} data-tone={tone}>
          <span className={styles['what']}>{label}</span>
          <span>
            {was} → <strong>{now}</strong>
          </span>
          {tone !== 'plain' && <span className={styles['tone']}>{TONE_TEXTS[tone]}</span>}
        </li>
      ))}
    </ul>
  )
})
