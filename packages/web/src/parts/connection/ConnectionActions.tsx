import {
  actionsOfUser,
  type CarrierSummary,
  type ConnectionAction,
  likelyAction,
  mayInviteCarriers,
  paths,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './ConnectionActions.module.css'
import type { ConnectionChanges } from './connection-changes.ts'

/** Loaded after the page: a menu needs a headless library. */
const MoreActions = lazy(() => import('./MoreActions.tsx'))

interface Props {
  readonly carrier: Pick<CarrierSummary, 'id' | 'connection'>
  readonly changes: ConnectionChanges
  /** Where on the page: the result of a change is shown where it was requested. */
  readonly place: string
  /** Only the likely action is shown, and the others in a menu. */
  readonly isCompact?: boolean
}

/**
 * What may be done with the connection to a carrier, one press each; a do not dispatch and an invitation open a form.
 *
 * Empty: nothing for a user who may do none of it. Source: section 4, "Connection status"; section 6, "Scopes".
 */
export const ConnectionActions = observer(({ carrier, changes, place, isCompact = false }: Props) => {
  const { id, connection } = carrier
  const { user } = useStore(AccountTokens.AccountStore)
  if (user == null) return null
  const actions = actionsOfUser(user, connection)
  const mayInvite = connection === null && mayInviteCarriers(user)
  const likely = mayInvite ? null : likelyAction(actions)
  const shown = isCompact ? actions.filter(action => action === likely) : actions
  const others = actions.filter(action => !shown.includes(action))
  return (
    <span className={styles['actions']}>
      {mayInvite && (
        <Link to={paths.carrier({ id }, { open: 'invite-carrier' })} {...buttonLook()}>
          Invite
        </Link>
      )}
      {shown.map(action => (
        <Action key={action.label} action={action} carrierId={id} changes={changes} place={place} />
      ))}
      {others.length > 0 && (
        <Suspense fallback={null}>
          <MoreActions actions={others} carrierId={id} changes={changes} place={place} />
        </Suspense>
      )}
      {changes.place === place && <Result changes={changes} />}
    </span>
  )
})

interface ActionProps extends Pick<Props, 'changes' | 'place'> {
  readonly action: ConnectionAction
  readonly carrierId: CarrierSummary['id']
}

const Action = observer(({ action, carrierId, changes, place }: ActionProps) => {
  if (!action.takesNotes) {
    return (
      <Button
        title={action.effect}
        isPending={changes.submission.isPending}
        onClick={() => void changes.take(action, place)}
      >
        {action.label}
      </Button>
    )
  }
  const look = buttonLook()
  return (
    <Link
      to={paths.carrier({ id: carrierId }, { open: 'do-not-dispatch' })}
      {...look}
      className={cx(look.className, styles['warning']) ?? ''}
    >
      {action.label}
    </Link>
  )
})

/** What became of the last change, with Undo. The focus goes there when the pressed button has gone. */
const Result = observer(({ changes }: { readonly changes: ConnectionChanges }) => {
  const { made, submission } = changes
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (made?.undo != null && document.activeElement === document.body) undo.current?.focus()
  }, [made])
  return (
    <>
      <span role="status" className={styles['made']}>
        {submission.error === undefined && made !== null && made.text}
      </span>
      {made?.undo != null && submission.error === undefined && (
        <Button
          ref={undo}
          variant="quiet"
          isPending={submission.isPending}
          onClick={() => void changes.undo()}
        >
          Undo
        </Button>
      )}
      {submission.error !== undefined && (
        <span role="alert" className={styles['error']}>
          {submission.error}
        </span>
      )}
    </>
  )
})
