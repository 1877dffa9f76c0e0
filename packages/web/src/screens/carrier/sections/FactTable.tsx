import { type CalendarDate, type Fact, formatCalendarDate } from '@fairhaul/core'
import type { ReactNode } from 'react'
import { FactText } from '../../../parts/carrier-facts/FactText.tsx'
import styles from './sections.module.css'

interface Props {
  readonly facts: readonly (readonly [label: string, fact: Fact])[]
  /** The day of the record. Null: not on record. */
  readonly asOf?: CalendarDate | null
  readonly source?: string
  /** What is shown between the facts and their source. */
  readonly children?: ReactNode
}

/** A list of facts with their source and date. */
export const FactTable = ({ facts, asOf, source, children }: Props) => (
  <>
    <dl className={styles['facts']}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FactText fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
    {children}
    {source !== undefined && (
      <p className={styles['source']}>
        {source}
        {asOf === null || asOf === undefined ? ', date not on record' : `, as of ${formatCalendarDate(asOf)}`}
      </p>
    )}
  </>
)
