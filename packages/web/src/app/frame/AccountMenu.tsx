import { type CurrentUser, displayName, initials, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from '../../di/Link.tsx'
import { ShellTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { Preferences } from '../../stores/ports.ts'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { ariaKeys } from '../../ui/keys.ts'
import styles from './AccountMenu.module.css'
import { EARLY_SHORTCUTS } from './early-shortcuts.ts'
import { useDisclosure } from './use-disclosure.ts'

export interface AccountMenuProps {
  readonly user: CurrentUser
  readonly hasAccount: boolean
  readonly onHelp: () => void
  readonly onSignOut: () => void
}

const THEMES: readonly (readonly [Preferences['theme'], string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]
const DENSITIES: readonly (readonly [Preferences['density'], string])[] = [
  ['dense', 'Dense'],
  ['comfortable', 'Comfortable'],
]

/** The user's name, their preferences, and sign-out. A plain disclosure, which does not slow the first paint. */
export const AccountMenu = observer(({ user, hasAccount, onHelp, onSignOut }: AccountMenuProps) => {
  const store = useStore(ShellTokens.PreferencesStore)
  const { isOpen, toggle, close, around, button } = useDisclosure()
  const { theme, density } = store.preferences
  return (
    <div ref={around} className={styles['around']}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'account-menu' : undefined}
        aria-label={`${initials(user)}: account of ${displayName(user)}`}
        onClick={toggle}
      >
        <span className={styles['initials']} aria-hidden="true">
          {initials(user)}
        </span>
      </button>
      {isOpen && (
        <section id="account-menu" className={styles['menu']} aria-label="Account">
          <div className={styles['who']}>
            <p className={styles['name']}>{displayName(user)}</p>
            {displayName(user) !== user.email && <p className={styles['mail']}>{user.email}</p>}
            {user.company?.legalName && <p className={styles['mail']}>{user.company.legalName}</p>}
          </div>
          <Choices
            legend="Theme"
            name="theme"
            of={THEMES}
            value={theme}
            onChange={it => store.change({ theme: it })}
          />
          <Choices
            legend="Rows"
            name="density"
            of={DENSITIES}
            value={density}
            onChange={it => store.change({ density: it })}
          />
          <div className={styles['ways']}>
            {hasAccount && (
              <Link to={paths.myAccount()} className={styles['way']} onClick={close}>
                My account
              </Link>
            )}
            <button
              type="button"
              className={styles['way']}
              aria-keyshortcuts={ariaKeys(EARLY_SHORTCUTS.help)}
              onClick={() => {
                close()
                onHelp()
              }}
            >
              Shortcuts <Kbd>{EARLY_SHORTCUTS.help}</Kbd>
            </button>
          </div>
          <div className={styles['end']}>
            <Button className={styles['out']} onClick={onSignOut}>
              Sign out
            </Button>
          </div>
        </section>
      )}
    </div>
  )
})

interface ChoicesProps<T extends string> {
  readonly legend: string
  readonly name: string
  readonly of: readonly (readonly [T, ReactNode])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

const Choices = <T extends string>({ legend, name, of, value, onChange }: ChoicesProps<T>) => (
  <fieldset className={styles['choices']}>
    <legend>{legend}</legend>
    <div className={styles['options']}>
      {of.map(([each, word]) => (
        <label key={each} className={styles['option']}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{word}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
