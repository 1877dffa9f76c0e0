import {
  type ActionItemKind,
  type CurrentUser,
  type Loadable,
  latestValue,
  mayOpen,
  requirementsOf,
  type Waiting,
  waitingText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useAddress } from '../../di/address.ts'
import { Link } from '../../di/Link.tsx'
import { ActionItemsTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens } from '../../di/tokens.ts'
import { isAbsent } from '../../stores/not-found.ts'
import { useStore } from '../../di/use-store.ts'
import { actionItemPath } from '../../parts/action-items/action-item-paths.ts'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import below from './HomeBelow.module.css'
import styles from './lines.module.css'

const NONE: Readonly<Record<ActionItemKind, string>> = {
  mentions: 'No new notes mention you',
  alerts: 'No alerts are waiting for you',
  'change-orders': 'No change orders are waiting for a decision',
}
const WHAT: Readonly<Record<ActionItemKind, string>> = {
  mentions: 'the notes that mention you',
  alerts: 'your alerts',
  'change-orders': 'the change orders',
}

/** The action items of the user, as the bar counts them: one line of fixed height for each kind. */
export const ActionItemsPanel = observer(() => {
  const store = useStore(ActionItemsTokens.ActionItemsStore)
  const { user } = useStore(AccountTokens.AccountStore)
  const { path } = useAddress()
  useEffect(() => {
    if (user) store.visit(user, path)
  }, [store, user, path])
  const actionItems = user
    ? requirementsOf(user).filter(actionItem => actionItem !== 'mentions' || !isAbsent(store.items.mentions))
    : []
  if (!user || actionItems.length === 0) return null
  return (
    <Section heading="Waiting for you" className={below['waits'] ?? ''}>
      <ul className={styles['list']}>
        {actionItems.map(actionItem => (
          <li key={actionItem} className={styles['line']}>
            <WaitingLine
              actionItem={actionItem}
              user={user}
              state={store.items[actionItem].state}
              onRetry={() => void store.request(user)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
})

interface LineProps {
  readonly actionItem: ActionItemKind
  readonly user: CurrentUser
  readonly state: Loadable<Waiting>
  readonly onRetry: () => void
}

const WaitingLine = ({ actionItem, user, state, onRetry }: LineProps) => {
  const hasScreen = useStore(ActionItemsTokens.HasScreen)
  const waiting = latestValue(state)
  const error = errorMessage(state, WHAT[actionItem])
  if (waiting === undefined && error === undefined)
    return (
      <span className={styles['coming']} aria-busy="true">
        <Skeleton shape="text" />
      </span>
    )
  if (waiting === undefined)
    return (
      <>
        <span className={styles['error']}>{error?.title}</span>
        {error?.canRetry && (
          <Button size="small" variant="quiet" className={styles['act'] ?? ''} onClick={onRetry}>
            Try again
          </Button>
        )}
      </>
    )
  if (waiting.count === 0) return <span className={styles['none']}>{NONE[actionItem]}</span>
  const { screen, path } = actionItemPath(waiting)
  return hasScreen(screen) && mayOpen(user, screen) ? (
    <Link to={path} className={linkClass}>
      {waitingText(waiting)}
    </Link>
  ) : (
    <span className={styles['plain']}>{waitingText(waiting)}</span>
  )
}
