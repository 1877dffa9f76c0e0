import type { Loadable } from '@fairhaul/core'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './WhatChanged.module.css'

interface Props {
  readonly hasMore: boolean
  /** The request for more. */
  readonly state: Loadable<unknown>
  /** What the rows are: "changes". */
  readonly what: string
  readonly onMore: () => void
}

/** The button that loads the next rows of a feed. Empty: nothing at the end. */
export const MoreRows = ({ hasMore, state, what, onMore }: Props) => {
  const error = errorMessage(state, `more ${what}`)
  if (!hasMore) return null
  return (
    <div className={styles['more']}>
      <Button size="small" isPending={state.kind === 'loading'} onClick={onMore}>
        {error === undefined ? 'Show more' : 'Try again'}
      </Button>
      <span role="status">{error?.title}</span>
    </div>
  )
}
