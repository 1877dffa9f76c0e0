import { type CarrierChange, changeWhenText, formatCalendarDate, formatNumber, paths } from '@fairhaul/core'
import { useState } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { VerdictMark, type VerdictTone } from '../../ui/VerdictMark.tsx'
import styles from './WhatChanged.module.css'

/** The number shown by default; on a narrow page the style sheet shows three. */
const ROWS = 4
const ROWS_ON_A_PHONE = 3

const MEANINGS: Readonly<Record<VerdictTone, string>> = {
  fail: 'Stands against the carrier',
  incomplete: 'Needs a look',
  override: 'Accepted exception',
  pass: 'Speaks for the carrier',
}

/** A list of changes: carrier, change, date and source. */
export const ChangeRows = ({ changes }: { readonly changes: readonly CarrierChange[] }) => {
  const today = useStore(BrowserTokens.Clock).today()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? changes : changes.slice(0, ROWS)
  return (
    <>
      <ul className={styles['rows']} data-whole={isWhole || undefined}>
        {shown.map(change => (
          <li key={change.key} className={styles['row']}>
            <VerdictMark tone={change.tone} label={MEANINGS[change.tone]} className={styles['mark'] ?? ''} />
            <Link to={paths.carrier({ id: change.carrierId })} className={cx(linkClass, styles['name'])}>
              {change.legalName}
            </Link>
            <span className={styles['text']}>{change.text}</span>
            <span className={styles['when']}>{changeWhenText(change, today)}</span>
            <span className={styles['source']}>
              {change.source}
              {change.asOf !== null && ` as of ${formatCalendarDate(change.asOf)}`}
            </span>
          </li>
        ))}
      </ul>
      {changes.length > ROWS_ON_A_PHONE && (
        <Button
          size="small"
          className={cx(styles['more'], changes.length <= ROWS && styles['onPhone'])}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${formatNumber(changes.length)}`}
        </Button>
      )}
    </>
  )
}
