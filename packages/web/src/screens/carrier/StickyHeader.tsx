import { type CalendarDate, type CarrierSummary, mayUse, mayUseLine, REASON_LENGTHS } from '@fairhaul/core'
import { type RefObject, useEffect, useState } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { TONE_OF_VERDICT } from '../../parts/verdict/tone-of-verdict.ts'
import { shadeOf, StopMark } from '../../parts/verdict/VerdictLine.tsx'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import styles from './StickyHeader.module.css'

interface Props {
  /** The whole head. The line is shown once the head is out of view. */
  readonly head: RefObject<HTMLElement | null>
  readonly carrier: CarrierSummary
  readonly today: CalendarDate
}

/**
 * On a phone: the name, and whether the carrier may be used, which stay in view while the rest scrolls. A pass beside a tie to
 * a carrier that should not be used is not green.
 *
 * Hidden from screen readers, as it repeats the head.
 */
export const StickyHeader = ({ head, carrier, today }: Props) => {
  const [isShown, setShown] = useState(false)
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  useEffect(() => {
    const whole = head.current
    if (whole === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '-60px 0px 0px 0px',
    })
    observer.observe(whole)
    return () => observer.disconnect()
  }, [head])
  if (!isShown) return null
  const answer = mayUse(carrier, today, false, toggles.offersDoNotUseAssociations)
  const { stop, verdict, tie, isUsable } = answer
  return (
    <p className={styles['line']} aria-hidden="true">
      {stop !== null && <StopMark stop={stop} size={16} />}
      {stop === null && verdict !== null && <VerdictMark tone={TONE_OF_VERDICT[verdict]} size={16} />}
      <span className={styles['lines']}>
        <span className={styles['name']}>
          <CarrierNameText name={carrier.legalName} />
        </span>
        <span
          className={styles['verdict']}
          data-verdict={isUsable && tie !== null ? 'none' : shadeOf(answer)}
        >
          {mayUseLine(answer, REASON_LENGTHS.row)}
        </span>
      </span>
    </p>
  )
}
