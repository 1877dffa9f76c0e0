import type { CSSProperties } from 'react'
import styles from './Bars.module.css'

/** A value as a bar. Lengths are 0 to 1 of the picture. */
export interface Bar {
  readonly label: string
  /** The value: "31.3%". */
  readonly text: string
  readonly value: number
  /** The place of a mark across the bar: what the value is measured by. */
  readonly mark?: number
  /** What the mark is, or more of the value: "5 of 16". */
  readonly measure?: string
  /** The value is on the bad side of the mark. */
  readonly isShort?: boolean
}

/** Values as bars, each beside what it is measured by. Empty: nothing. */
export const Bars = ({ label, bars }: { readonly label?: string; readonly bars: readonly Bar[] }) =>
  bars.length === 0 ? null : (
    <ul className={styles['bars']} aria-label={label}>
      {bars.map(({ label: name, text, measure, value, mark, isShort }) => (
        <li key={name} data-short={isShort || undefined}>
          <span className={styles['name']}>{name}</span>
          <span
            className={styles['bar']}
            data-mark={mark === undefined ? undefined : ''}
            aria-hidden="true"
            style={{ '--value': value, '--mark': mark } as CSSProperties}
          />
          <span className={styles['texts']}>
            <span className={styles['text']}>{text}</span>
            {measure !== undefined && <span className={styles['measure']}>{measure}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
