import type { Loadable } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ListError } from './ListError.tsx'

interface Props<T> {
  readonly query: {
    readonly state: Loadable<T>
    readonly value: T | undefined
    readonly isPending: boolean
    reload(): Promise<unknown>
  }
  /** What is requested: "the inspections". */
  readonly what: string
  /** The number of placeholder lines while it loads for the first time. */
  readonly lines?: number
  readonly children: (value: T) => ReactNode
}

/**
 * The value of a query; a placeholder until there is one; its error with a retry, in place of the value or above the
 * last one.
 */
export const Loaded = observer(<T,>({ query, what, lines = 3, children }: Props<T>) => {
  const { state, value, isPending } = query
  return (
    <>
      <ListError question={state} what={what} onRetry={() => void query.reload()} />
      {value !== undefined && <div aria-busy={isPending}>{children(value)}</div>}
      {value === undefined && (isPending || state.kind === 'idle') && (
        <div aria-busy="true">
          <Skeleton shape="text" count={lines} />
        </div>
      )}
    </>
  )
})
