import { type Loadable, withCapital } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from '../../di/Link.tsx'
import { isNotFound } from '../../stores/not-found.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { errorMessage } from './error-messages.ts'
import { LoadError } from './LoadError.tsx'

interface Props {
  readonly state: Loadable<unknown>
  /** What was opened by its address: "this load". */
  readonly what: string
  /** Whether it does not exist; left out: what the monitor answered. */
  readonly isMissing?: boolean
  /** Why it may be missing, and what to do. */
  readonly missing: string
  /** Where to look for it instead. */
  readonly to: string
  /** The label of the link to it: "Go to loads". */
  readonly toLabel: string
  readonly onRetry: () => void
  /** Its placeholder while it loads. */
  readonly children?: ReactNode
}

/** In place of what was opened by its address: that it loads, that it does not exist, or why it could not be loaded. */
export const DetailState = observer(
  ({ state, what, isMissing = isNotFound(state), missing, to, toLabel, onRetry, children }: Props) => {
    if (isMissing)
      return (
        <EmptyState
          title={`${withCapital(what)} does not exist`}
          text={missing}
          action={
            <Link to={to} {...buttonStyle()}>
              {toLabel}
            </Link>
          }
        />
      )
    const error = errorMessage(state, what)
    return error === undefined ? children : <LoadError error={error} onRetry={onRetry} />
  },
)
