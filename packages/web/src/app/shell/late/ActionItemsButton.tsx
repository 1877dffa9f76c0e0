import { type CurrentUser, mayOpen, waitingText } from '@fairhaul/core'
import { Inbox } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../di/Link.tsx'
import { ACTION_ITEM_PATHS } from '../../../parts/action-items/action-item-paths.ts'
import type { ActionItemsStore } from '../../../parts/action-items/action-items-store.ts'
import type { Screens } from '../../screens.ts'
import { useDisclosure } from '../use-disclosure.ts'
import styles from './ActionItems.module.css'

export interface ActionItemsButtonProps {
  readonly store: ActionItemsStore
  readonly user: CurrentUser
  readonly has: Screens['has']
}

/**
 * The number of action items, and a list of them when pressed. Empty: renders nothing without action items, or when
 * they are unknown.
 */
export const ActionItemsButton = observer(({ store, user, has }: ActionItemsButtonProps) => {
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
              const { screen, path } = ACTION_ITEM_PATHS[each.actionItem]
              return (
                <li key={each.actionItem}>
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
