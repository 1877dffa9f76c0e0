import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { PartBoundary } from './PartBoundary.tsx'
import styles from './Section.module.css'

export interface SectionProps {
  heading: string
  /** A number or badge that belongs to the heading. */
  note?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
  /** `card`: on a surface of its own. `bare`: on the page. `flush`: a surface whose table reaches its edges. */
  variant?: 'card' | 'bare' | 'flush'
  id?: string
  className?: string
  children: ReactNode
}

/** A named part of a page. Give it an id to link to it. */
export const Section = ({
  heading,
  note,
  actions,
  level = 2,
  variant = 'card',
  id,
  className,
  children,
}: SectionProps) => {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-variant={variant}
      className={cx(styles['section'], className)}
    >
      <header className={styles['head']}>
        <Heading id={headingId} className={styles['heading']}>
          {heading}
        </Heading>
        {note && <span className={styles['note']}>{note}</span>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      <div className={styles['body']}>
        <PartBoundary>{children}</PartBoundary>
      </div>
    </section>
  )
}

/** A section on a surface of its own. */
export const Card = (props: Omit<SectionProps, 'variant'>) => <Section {...props} variant="card" />
