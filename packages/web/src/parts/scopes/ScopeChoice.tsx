import { type Scope, SCOPE_GROUPS, SCOPE_WORDS } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import styles from './ScopeChoice.module.css'

export interface ScopeChoiceProps {
  readonly label: string
  readonly chosen: readonly Scope[]
  /** Why a scope cannot be changed here, in words. Undefined: it can. */
  readonly hindranceOf: (scope: Scope) => string | undefined
  readonly onToggle: (scope: Scope) => void
  /** What is wrong with the choice. */
  readonly error?: string | undefined
}

/** What somebody is to be allowed, a box for each scope with a line that explains it. */
export const ScopeChoice = observer(({ label, chosen, hindranceOf, onToggle, error }: ScopeChoiceProps) => {
  const id = useId()
  return (
    <fieldset
      className={styles['choice']}
      aria-describedby={error === undefined ? undefined : id}
      data-wrong={error === undefined ? undefined : ''}
    >
      <legend className={styles['legend']}>{label}</legend>
      {error !== undefined && (
        <p id={id} className={styles['error']}>
          {error}
        </p>
      )}
      {SCOPE_GROUPS.map(group => (
        <div key={group.label} className={styles['group']} role="group" aria-label={group.label}>
          <p className={styles['label']} aria-hidden="true">
            {group.label}
          </p>
          {group.scopes.map(scope => (
            <Checkbox
              key={scope}
              label={SCOPE_WORDS[scope].label}
              note={SCOPE_WORDS[scope].explanation}
              checked={chosen.includes(scope)}
              hindrance={hindranceOf(scope)}
              onChange={() => onToggle(scope)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
})
