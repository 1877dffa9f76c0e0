import type { Fact, Loadable } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { FactText } from '../../../parts/carrier-facts/FactText.tsx'
import { errorMessage } from '../../../parts/errors/error-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './sections.module.css'

interface Props<T> {
  readonly query: {
    readonly state: Loadable<T>
    readonly value: T | undefined
    reload(): Promise<unknown>
  }
  readonly label: string
  readonly fact: (value: T) => Fact
}

/** Why a fact is not known: what is gone is not on record, and never a question of permissions. */
const unknownText = (state: Loadable<unknown>): string => {
  if (state.kind !== 'refused') return 'could not be loaded'
  return state.refusal.kind === 'not-found' ? 'not on record' : 'not in your permissions'
}

/** A fact that has a request of its own: a line while it loads, and one line if it failed. */
export const QueryFact = observer(<T,>({ query, label, fact }: Props<T>) => {
  const { state, value } = query
  const error = errorMessage(state, label)
  return (
    <div aria-busy={state.kind === 'loading'}>
      <dt>{label}</dt>
      <dd>
        {value !== undefined && <FactText fact={fact(value)} />}
        {value === undefined && error === undefined && <Skeleton shape="text" count={1} />}
        {value === undefined && error !== undefined && (
          <span className={styles['unknown']}>{unknownText(state)}</span>
        )}
        {error?.canRetry === true && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Try again: ${label}`}
            onClick={() => void query.reload()}
          >
            Try again
          </Button>
        )}
      </dd>
    </div>
  )
})
