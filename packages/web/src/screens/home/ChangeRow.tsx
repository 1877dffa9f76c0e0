import {
  type CalendarDate,
  type CarrierChange,
  changeWithReason,
  changeWhenText,
  paths,
  REASON_LENGTHS,
  stopOfChange,
  verdictOfChange,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { TONE_OF_VERDICT } from '../../parts/verdict/tone-of-verdict.ts'
import { StopMark } from '../../parts/verdict/VerdictLine.tsx'
import { cx } from '../../ui/cx.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import styles from './WhatChanged.module.css'

interface Props {
  readonly change: CarrierChange
  readonly today: CalendarDate
}

/** One change: the carrier, what changed, and when. Where that names a verdict, its mark is before it. */
export const ChangeRow = ({ change, today }: Props) => {
  const { carrier } = change
  const verdict = verdictOfChange(change, carrier, today)
  const stop = stopOfChange(change, carrier)
  return (
    <li className={styles['row']}>
      {verdict === null ? (
        <span className={styles['mark']}>{stop !== null && <StopMark stop={stop} size={16} />}</span>
      ) : (
        <VerdictMark tone={TONE_OF_VERDICT[verdict]} label={verdict} className={styles['mark'] ?? ''} />
      )}
      <Link to={paths.carrier({ id: carrier.id })} className={cx(linkClass, styles['name'])}>
        <CarrierNameText name={carrier.legalName} />
      </Link>
      <span className={styles['text']}>{changeWithReason(change, carrier, today, REASON_LENGTHS.row)}</span>
      <span className={styles['when']}>{changeWhenText(change, today)}</span>
    </li>
  )
}
