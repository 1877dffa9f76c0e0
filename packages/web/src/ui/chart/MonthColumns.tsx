import { Fragment } from 'react'
import styles from './MonthColumns.module.css'

/** The count of one month, and of a part of it. */
export interface MonthColumn {
  /** "Mar 2027". */
  readonly label: string
  readonly count: number
  /** How many of them are marked. */
  readonly marked: number
  /** Its label is below it. */
  readonly isNamed?: boolean
}

export interface MonthColumnsProps {
  readonly months: readonly MonthColumn[]
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`

/** Counts by month as columns; the marked part is at the bottom of each. Two lines name the scale. */
export const MonthColumns = ({ months }: MonthColumnsProps) => {
  const most = Math.max(1, ...months.map(({ count }) => count))
  const lines = most < 4 ? Array.from({ length: most }, (_, at) => at + 1) : [Math.round(most / 2), most]
  return (
    <div className={styles['chart']}>
      <div className={styles['plot']}>
        {lines.map(line => (
          <Fragment key={line}>
            <span className={styles['line']} style={{ bottom: share(line, most) }} />
            <span className={styles['scale']} style={{ bottom: share(line, most) }}>
              {line}
            </span>
          </Fragment>
        ))}
        <div className={styles['columns']}>
          {months.map(({ label, count, marked }) => (
            <span key={label} className={styles['month']} title={`${label}: ${count}`}>
              <span className={styles['rest']} style={{ height: share(count - marked, most) }} />
              <span className={styles['marked']} style={{ height: share(marked, most) }} />
            </span>
          ))}
        </div>
      </div>
      <div className={styles['names']}>
        {months.map(({ label, isNamed = false }, at) =>
          isNamed ? (
            <span
              key={label}
              data-end={at > months.length - 4 ? 'end' : undefined}
              style={{ left: share(at + (at > months.length - 4 ? 1 : 0), months.length) }}
            >
              {label}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}
