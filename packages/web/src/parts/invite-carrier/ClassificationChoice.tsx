import { type Classification, type ClassificationId, classificationName } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Loaded } from '../list/Loaded.tsx'
import styles from './ClassificationChoice.module.css'

interface Props {
  readonly query: ComponentProps<typeof Loaded>['query']
  /** Those that the company may elect. */
  readonly electable: readonly Classification[]
  readonly chosen: readonly ClassificationId[]
  readonly onToggle: (id: ClassificationId) => void
  /** Undefined: no error. */
  readonly error: string | undefined
}

/** The classifications for which a carrier is invited. */
export const ClassificationChoice = observer(({ query, electable, chosen, onToggle, error }: Props) => (
  <fieldset className={styles['choice']} data-wrong={error === undefined ? undefined : ''}>
    <legend>Classifications</legend>
    <Loaded query={query} what="the classifications" lines={2}>
      {() =>
        electable.length === 0 ? (
          <p className={styles['none']}>Your company has none to choose from.</p>
        ) : (
          electable.map(each => (
            <Checkbox
              key={each.id}
              label={classificationName(each)}
              checked={chosen.includes(each.id)}
              onChange={() => onToggle(each.id)}
            />
          ))
        )
      }
    </Loaded>
    {error !== undefined && (
      <p role="alert" className={styles['error']}>
        {error}
      </p>
    )}
  </fieldset>
))
