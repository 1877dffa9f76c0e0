import { type CalendarDate, formatCalendarDate, type PolicyTone } from '@fairhaul/core'
import type { ReactNode } from 'react'
import { Fold } from '../../../ui/Fold.tsx'
import evidence from './evidence.module.css'

interface DatedLine {
  readonly key: string
  /** Null: not on record. */
  readonly on: CalendarDate | null
  readonly text: string
  /** Where it was read, below it. Null: not on record. */
  readonly note: string | null
  readonly tone?: PolicyTone
}

/** What happened, a line each, after its day. Empty: nothing. */
export const DatedLines = ({ lines }: { readonly lines: readonly DatedLine[] }) =>
  lines.length === 0 ? null : (
    <ul className={evidence['lines']}>
      {lines.map(({ key, on, text, note, tone }) => (
        <li key={key}>
          <span className={evidence['day']}>{on !== null && formatCalendarDate(on)}</span>
          <span>
            <span className={evidence['tone']} data-tone={tone}>
              {text}
            </span>
            {note !== null && <span className={evidence['second']}>{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )

interface FoldedProps {
  readonly what: string
  readonly count: number
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A list behind its name and length. Empty: nothing. */
export const Folded = ({ what, count, isOpen = false, children }: FoldedProps) =>
  count === 0 ? null : (
    <Fold summary={`${what} (${count})`} className={evidence['more']} open={isOpen}>
      {children}
    </Fold>
  )
