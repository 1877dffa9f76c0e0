import {
  type CurrentUser,
  type Loadable,
  latestValue,
  mayOpen,
  type Need,
  NEEDS,
  needsOf,
  type Waiting,
  waitingText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useAddress } from '../../di/address.ts'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens/account.ts'
import { NeedsTokens } from '../../di/tokens/needs.ts'
import { useStore } from '../../di/use-store.ts'
import { NEED_WAYS } from '../../parts/needs-me/need-ways.ts'
import { troubleOf } from '../../parts/trouble/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import below from './HomeBelow.module.css'
import styles from './lines.module.css'

const NONE: Readonly<Record<Need, string>> = {
  alerts: 'No alert waits for you',
  'change-orders': 'No change order waits for a decision',
}
const WHAT: Readonly<Record<Need, string>> = {
  alerts: 'your alerts',
  'change-orders': 'the change orders',
}

/** What waits for the user, as the bar counts it: one line for each kind, of the same height whatever is told in it. */
export const WaitingForMe = observer(() => {
  const store = useStore(NeedsTokens.NeedsMeStore)
  const { user } = useStore(AccountTokens.AccountStore)
  const { path } = useAddress()
  useEffect(() => {
    if (user) store.askFor(user, path)
  }, [store, user, path])
  const needs = user ? NEEDS.filter(need => needsOf(user).includes(need)) : []
  if (!user || needs.length === 0) return null
  return (
    <Section heading="Waiting for you" className={below['waits'] ?? ''}>
      <ul className={styles['list']}>
        {needs.map(need => (
          <li key={need} className={styles['line']}>
            <WaitingLine
              need={need}
              user={user}
              state={store.states.get(need) ?? { kind: 'idle' }}
              onRetry={() => void store.ask(user)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
})

interface LineProps {
  readonly need: Need
  readonly user: CurrentUser
  readonly state: Loadable<Waiting>
  readonly onRetry: () => void
}

const WaitingLine = ({ need, user, state, onRetry }: LineProps) => {
  const hasScreen = useStore(NeedsTokens.HasScreen)
  const waiting = latestValue(state)
  const trouble = troubleOf(state, WHAT[need])
  const { screen, path } = NEED_WAYS[need]
  if (waiting === undefined && trouble === undefined)
    return (
      <span className={styles['coming']} aria-busy="true">
        <Skeleton shape="text" />
      </span>
    )
  if (waiting === undefined)
    return (
      <>
        <span className={styles['trouble']}>{trouble?.title}</span>
        {trouble?.canRetry && (
          <Button size="small" variant="quiet" className={styles['act'] ?? ''} onClick={onRetry}>
            Try again
          </Button>
        )}
      </>
    )
  if (waiting.count === 0) return <span className={styles['none']}>{NONE[need]}</span>
  return hasScreen(screen) && mayOpen(user, screen) ? (
    <Link to={path} className={linkClass}>
      {waitingText(waiting)}
    </Link>
  ) : (
    <span className={styles['plain']}>{waitingText(waiting)}</span>
  )
}
