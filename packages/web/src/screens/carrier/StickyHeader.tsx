import { type AssessedCarrier, type CarrierSummary, REASON_LENGTHS, verdictLineText } from '@fairhaul/core'
import { type RefObject, useEffect, useState } from 'react'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { TONE_OF_VERDICT } from '../../parts/verdict/tone-of-verdict.ts'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import styles from './StickyHeader.module.css'

interface Props {
  /** The whole head. The line is shown once the head is out of view. */
  readonly head: RefObject<HTMLElement | null>
  readonly carrier: CarrierSummary
  readonly assessed: AssessedCarrier | undefined
}

/**
 * On a phone: the name, and the verdict with its reason, which stay in view while the rest scrolls.
 *
 * Hidden from screen readers, as it repeats the head.
 */
export const StickyHeader = ({ head, carrier, assessed }: Props) => {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const whole = head.current
    if (whole === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '-60px 0px 0px 0px',
    })
    observer.observe(whole)
    return () => observer.disconnect()
  }, [head])
  const overall = assessed?.overall ?? null
  if (!isShown) return null
  return (
    <p className={styles['line']} aria-hidden="true">
      {overall !== null && <VerdictMark tone={TONE_OF_VERDICT[overall]} size={16} />}
      <span className={styles['lines']}>
        <span className={styles['name']}>
          <CarrierNameText name={carrier.legalName} />
        </span>
        <span className={styles['verdict']} data-verdict={overall ?? 'none'}>
          {verdictLineText(assessed, REASON_LENGTHS.row)}
        </span>
      </span>
    </p>
  )
}
