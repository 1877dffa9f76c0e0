import type { Bullet } from '@fairhaul/core'
import type { CSSProperties } from 'react'
import styles from './Bullets.module.css'

/** Values beside what they are measured by, each a small bar with a mark; the texts say the same. Empty: nothing. */
export const Bullets = ({
  label,
  bullets,
}: {
  readonly label: string
  readonly bullets: readonly Bullet[]
}) =>
  bullets.length === 0 ? null : (
    <ul className={styles['bullets']} aria-label={label}>
      {bullets.map(({ label: name, text, measure, value, mark, isShort }) => (
        <li key={name} data-short={isShort || undefined}>
          <span className={styles['name']}>{name}</span>
          <span
            className={styles['bar']}
            aria-hidden="true"
            style={{ '--value': value, '--mark': mark } as CSSProperties}
          />
          <span className={styles['text']}>{text}</span>
          <span className={styles['measure']}>{measure}</span>
        </li>
      ))}
    </ul>
  )
