import type { MenuGroup, RouteName } from '@fairhaul/core'
import { Command, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { memo } from 'react'
import { Link } from '../../di/Link.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { ariaKeys, keyCaps } from '../../ui/keys.ts'
import { EARLY_SHORTCUTS } from './early-shortcuts.ts'
import { MenuBadge } from './MenuBadge.tsx'
import styles from './Rail.module.css'

export interface RailProps {
  readonly groups: readonly MenuGroup[]
  readonly current: RouteName | undefined
  /** The entry that the current screen belongs to. */
  readonly entry: RouteName | undefined
  readonly onPalette: () => void
  /** Hides the labels and shows only icons. Never set in the drawer. */
  readonly isFolded: boolean
  /** Absent in the drawer. */
  readonly onFold?: () => void
}

/** Elements that never change are rendered once: the rail is rendered again with each screen. */
const SIGNS = {
  palette: <Command size={16} aria-hidden="true" />,
  unfold: <PanelLeftOpen size={16} aria-hidden="true" />,
  fold: <PanelLeftClose size={16} aria-hidden="true" />,
}

/** The menu at the left, grouped by what a broker does. */
export const Rail = memo(({ groups, current, entry: own, isFolded, onPalette, onFold }: RailProps) => (
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
                aria-current={entry.name === current ? 'page' : entry.name === own ? 'true' : undefined}
                title={isFolded ? entry.label : undefined}
              >
                <MenuBadge name={entry.name} />
                <span className={styles['word']}>{entry.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <button
      type="button"
      className={styles['foot']}
      aria-keyshortcuts={ariaKeys(EARLY_SHORTCUTS.palette)}
      title={isFolded ? `Command menu (${keyCaps(EARLY_SHORTCUTS.palette).join(' ')})` : undefined}
      onClick={onPalette}
    >
      {SIGNS.palette}
      <span className={styles['word']}>Command menu</span>
      <span className={styles['caps']} aria-hidden="true">
        <Kbd>{keyCaps(EARLY_SHORTCUTS.palette).join(' ')}</Kbd>
      </span>
    </button>
    {onFold && (
      <button
        type="button"
        className={styles['foot']}
        aria-pressed={isFolded}
        aria-label="Collapse the menu"
        onClick={onFold}
      >
        {isFolded ? SIGNS.unfold : SIGNS.fold}
        <span className={styles['word']}>Collapse</span>
      </button>
    )}
  </nav>
))
