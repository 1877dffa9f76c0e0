import { type ReactNode, useId } from 'react'
import styles from './AccessCard.module.css'

export interface AccessCardProps {
  /** Shown above the title: the steps of the sign-up. */
  readonly above?: ReactNode
  readonly title: string
  readonly lead?: ReactNode
  /** The submit handler. Left out: the card is no form. */
  readonly onSubmit?: () => void
  readonly children?: ReactNode
  /** Links below the card. */
  readonly below?: ReactNode
}

/** A card with one step of signing in or up, in the same column as Login. */
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
