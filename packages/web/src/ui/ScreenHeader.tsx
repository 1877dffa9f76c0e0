import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './ScreenHeader.module.css'

interface Props {
  /** The name of the screen, or of what it shows. */
  readonly title: ReactNode
  /** How many there are, or that they are loading. It is read out as it changes; left out: nothing is counted. */
  readonly count?: ReactNode
  /** The count changes only by what the person does in sight of it, and is not read out. */
  readonly isCountSilent?: boolean
  /** The buttons and fields of the whole screen. Given, even as null, the header keeps their height free. */
  readonly actions?: ReactNode
  /** What the screen shows, below the title. */
  readonly description?: ReactNode
  /** `long`: the title may wrap beside its actions, as the names of a lane do. */
  readonly variant?: 'short' | 'long'
  readonly className?: string
}

/** The heading of a screen with its count, what can be done with the whole of it, and what it shows. */
export const ScreenHeader = ({
  title,
  count,
  isCountSilent = false,
  actions,
  description,
  variant = 'short',
  className,
}: Props) => (
  <header
    className={cx(styles['header'], className)}
    data-variant={variant}
    data-actions={actions === undefined ? undefined : ''}
  >
    <h1 className={styles['title']} data-screen-heading tabIndex={-1}>
      {title}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles['count']} {...(!isCountSilent && { role: 'status' })}>
            {count}
          </span>
        </>
      )}
    </h1>
    {actions}
    {description !== undefined && <div className={styles['description']}>{description}</div>}
  </header>
)
