import { type CurrentUser, formatCount, mayOpen, type Waiting, waitingText } from '@fairhaul/core'
import { Inbox } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../di/Link.tsx'
import { type ActionItemPath, actionItemPath } from '../../../parts/action-items/action-item-paths.ts'
import type { ActionItemsStore } from '../../../parts/action-items/action-items-store.ts'
import type { Screens } from '../../navigation/screens.ts'
import { useDisclosure } from '../use-disclosure.ts'
import styles from './ActionItems.module.css'

export interface ActionItemsButtonProps {
  readonly store: ActionItemsStore
  readonly user: CurrentUser
  readonly has: Screens['has']
}

/** Notes that are listed one by one, at most. */
const LISTED_NOTES = 5

interface Line {
  readonly text: string
  /** Null: it leads nowhere. */
  readonly at: ActionItemPath | null
}

/** The lines of waiting items: notes one by one, others as a number. */
const linesOf = (waiting: Waiting): readonly Line[] => {
  const { mentions, count } = waiting
  if (mentions === undefined) return [{ text: waitingText(waiting), at: actionItemPath(waiting) }]
  const listed = mentions.slice(0, LISTED_NOTES).map(mention => {
    const one = { ...waiting, count: 1, mentions: [mention] }
    return { text: waitingText(one), at: actionItemPath(one) }
  })
  const more = count - listed.length
  return more > 0 ? [...listed, { text: `And ${formatCount(more, 'more note')}`, at: null }] : listed
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
            {waiting.flatMap(linesOf).map(({ text, at }) => (
              <li key={text}>
                {at !== null && has(at.screen) && mayOpen(user, at.screen) ? (
                  <Link to={at.path} className={styles['way']} onClick={close}>
                    {text}
                  </Link>
                ) : (
                  <p className={styles['line']}>{text}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
})
