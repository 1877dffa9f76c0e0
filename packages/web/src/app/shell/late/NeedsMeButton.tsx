import { type CurrentUser, mayOpen, waitingText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Inbox } from 'lucide-react'
import { Link } from '../../../di/Link.tsx'
import type { Screens } from '../../screens.ts'
import { useDisclosure } from '../use-disclosure.ts'
import styles from './NeedsMe.module.css'
import { NEED_WAYS } from '../../../parts/needs-me/need-ways.ts'
import type { NeedsMeStore } from '../../../parts/needs-me/needs-me-store.ts'

export interface NeedsMeButtonProps {
  readonly store: NeedsMeStore
  readonly user: CurrentUser
  readonly has: Screens['has']
}

/** How much waits, and on a press what. Empty: nothing at all while nothing waits, or nothing can be told. */
export const NeedsMeButton = observer(({ store, user, has }: NeedsMeButtonProps) => {
  const { isOpen, toggle, close, around, button } = useDisclosure()
  const { waiting, badge } = store
  if (badge === null) return null
  return (
    <div ref={around} className={styles['around']}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'needs-me' : undefined}
        aria-label={`Waiting for you: ${badge}`}
        title="Waiting for you"
        onClick={toggle}
      >
        <Inbox size={18} aria-hidden="true" />
        <span className={styles['badge']} aria-hidden="true">
          {badge}
        </span>
      </button>
      {isOpen && (
        <section id="needs-me" className={styles['panel']} aria-label="Waiting for you">
          <ul>
            {waiting.map(each => {
              const { screen, path } = NEED_WAYS[each.need]
              return (
                <li key={each.need}>
                  {has(screen) && mayOpen(user, screen) ? (
                    <Link to={path} className={styles['way']} onClick={close}>
                      {waitingText(each)}
                    </Link>
                  ) : (
                    <p className={styles['line']}>{waitingText(each)}</p>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
})
