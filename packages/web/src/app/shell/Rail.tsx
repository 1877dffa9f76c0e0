import type { MenuGroup, RouteName } from '@fairhaul/core'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link } from '../../di/Link.tsx'
import { MenuSign } from './MenuSign.tsx'
import styles from './Rail.module.css'

export interface RailProps {
  readonly groups: readonly MenuGroup[]
  readonly current: RouteName | undefined
  /** Words hidden, signs left. Never inside the drawer. */
  readonly isFolded: boolean
  /** Absent inside the drawer. */
  readonly onFold?: () => void
}

/** The menu at the left, grouped by what a broker does. */
export const Rail = ({ groups, current, isFolded, onFold }: RailProps) => (
  <nav className={styles['rail']} aria-label="Portal" data-folded={isFolded || undefined}>
    {groups.map(({ label, entries }) => (
      <section key={label} className={styles['group']} aria-label={label}>
        <p className={styles['label']} aria-hidden="true">
          {label}
        </p>
        <ul>
          {entries.map(entry => (
            <li key={entry.name}>
              <Link
                to={entry.path}
                className={styles['entry']}
                aria-current={entry.name === current ? 'page' : undefined}
                title={isFolded ? entry.label : undefined}
              >
                <MenuSign name={entry.name} />
                <span className={styles['word']}>{entry.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
    {onFold && (
      <button
        type="button"
        className={styles['fold']}
        aria-pressed={isFolded}
        aria-label="Fold the menu"
        onClick={onFold}
      >
        {isFolded ? (
          <PanelLeftOpen size={16} aria-hidden="true" />
        ) : (
          <PanelLeftClose size={16} aria-hidden="true" />
        )}
        <span className={styles['word']}>Fold</span>
      </button>
    )}
  </nav>
)
