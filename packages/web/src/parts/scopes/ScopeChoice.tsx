import { SCOPE_GROUPS, SCOPE_LABELS, SCOPES, type Scope } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Lock } from '../../ui/Lock.tsx'
import styles from './ScopeChoice.module.css'

export interface ScopeChoiceProps {
  readonly label: string
  readonly chosen: readonly Scope[]
  /** Why a scope cannot be changed here. Undefined: it can. */
  readonly hindranceOf: (scope: Scope) => string | undefined
  readonly onToggle: (scope: Scope) => void
  /** The error of the choice. */
  readonly error?: string | undefined
}

/** The reasons shared by several scopes, each once. */
const sharedBy = (hindranceOf: ScopeChoiceProps['hindranceOf']): readonly string[] => {
  const all = SCOPES.map(hindranceOf).filter(text => text !== undefined)
  return [...new Set(all.filter((text, at) => all.indexOf(text) !== at))]
}

/**
 * The scopes of a person, a checkbox with an explanation for each. A reason why several checkboxes cannot be changed
 * is shown once above them.
 */
export const ScopeChoice = observer(({ label, chosen, hindranceOf, onToggle, error }: ScopeChoiceProps) => {
  const id = useId()
  const shared = sharedBy(hindranceOf)
  const readStored = (scope: Scope) => {
    const hindrance = hindranceOf(scope)
    const at = hindrance === undefined ? -1 : shared.indexOf(hindrance)
    return at === -1 ? { hindrance } : { hinderedBy: `${id}-kept-${at}` }
  }
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
      {shared.map((text, at) => (
        <p key={text} id={`${id}-kept-${at}`} className={styles['kept']}>
          <Lock /> {text}
        </p>
      ))}
      {SCOPE_GROUPS.map(group => (
        <div key={group.label} className={styles['group']} role="group" aria-label={group.label}>
          <p className={styles['label']} aria-hidden="true">
            {group.label}
          </p>
          {group.scopes.map(scope => (
            <Checkbox
              key={scope}
              label={SCOPE_LABELS[scope].label}
              note={SCOPE_LABELS[scope].explanation}
              checked={chosen.includes(scope)}
              {...readStored(scope)}
              onChange={() => onToggle(scope)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
})
