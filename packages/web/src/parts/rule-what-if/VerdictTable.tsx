import { formatNumber, type VerdictTotals, verdictOrNone, WORST_FIRST } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { VerdictBadge } from '../verdict/VerdictBadge.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './VerdictTable.module.css'
import type { WhatIfStore } from './what-if-store.ts'

type Row = keyof VerdictTotals

const ROWS: readonly Row[] = [...WORST_FIRST.toReversed(), 'none']

const signed = (change: number): string =>
  change === 0 ? 'no change' : `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`

/** How many carriers have each verdict, now and by each draft. */
export const VerdictTable = observer(({ store }: { readonly store: WhatIfStore }) => {
  const { value, isPending } = store.comparison
  if (value === undefined)
    return (
      <Section heading="Verdicts">
        <Skeleton shape="text" count={4} />
      </Section>
    )
  const now = value[0]?.current
  if (now === undefined) return null
  // A draft that was just added has no comparison yet, and one that was removed has one still.
  const drafts = value.slice(0, store.names.length).map(({ draft }) => draft)
  const total = Object.values(now).reduce((sum, count) => sum + count, 0)
  const rows = ROWS.filter(row => row !== 'none' || now.none > 0 || drafts.some(({ none }) => none > 0))
  return (
    <Section heading="Verdicts">
      <table className={styles['table']} aria-busy={isPending}>
        <thead>
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col">Now</th>
            {drafts.map((_, at) => (
              <th key={store.names[at]} scope="col">
                {store.names[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row} data-verdict={row}>
              <th scope="row">{row === 'none' ? verdictOrNone(null) : <VerdictBadge verdict={row} />}</th>
              <Count totals={now} row={row} total={total} />
              {drafts.map((totals, at) => (
                <Count key={store.names[at]} totals={totals} row={row} total={total} before={now} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
})

interface CountProps {
  readonly totals: VerdictTotals
  readonly row: Row
  readonly total: number
  readonly before?: VerdictTotals
}

const Count = ({ totals, row, total, before }: CountProps) => (
  <td>
    <span className={styles['count']}>
      {formatNumber(totals[row])}
      {before !== undefined && (
        <span className={styles['change']} data-changed={totals[row] !== before[row] || undefined}>
          {signed(totals[row] - before[row])}
        </span>
      )}
    </span>
    <span
      className={styles['bar']}
      aria-hidden="true"
      style={{ '--share': total === 0 ? 0 : totals[row] / total } as CSSProperties}
    />
  </td>
)
