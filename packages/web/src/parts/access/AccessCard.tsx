import { type ReactNode, useId } from 'react'
import styles from './AccessCard.module.css'

export interface AccessCardProps {
  /** What stands above the title: how far somebody has come. */
  readonly above?: ReactNode
  readonly title: string
  readonly lead?: ReactNode
  /** What the form does when it is sent. Left out, the card is no form. */
  readonly onSubmit?: () => void
  readonly children?: ReactNode
  /** What stands below the card: ways elsewhere. */
  readonly below?: ReactNode
}

/** One thing that is asked of somebody on their way in, in the one column that Login has too. */
export const AccessCard = ({ above, title, lead, onSubmit, children, below }: AccessCardProps) => {
  const id = useId()
  const inside = (
    <>
      {above}
      <h1 id={id} data-screen-heading tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className={`fh-lead ${styles['lead']}`}>{lead}</p>}
      {children}
    </>
  )
  return (
    <div className="fh-access">
      {onSubmit === undefined ? (
        <section className="fh-card" aria-labelledby={id}>
          {inside}
        </section>
      ) : (
        <form
          className="fh-card"
          noValidate
          aria-labelledby={id}
          onSubmit={event => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {inside}
        </form>
      )}
      {below !== undefined && <div className={styles['below']}>{below}</div>}
    </div>
  )
}
