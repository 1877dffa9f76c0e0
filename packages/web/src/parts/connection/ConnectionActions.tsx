import {
  actionsOfUser,
  type CarrierSummary,
  type ConnectionAction,
  likelyActions,
  mayInviteCarriers,
  nextStep,
  INVITATION_LABELS,
  type NotedChangeKind,
  offeredInvitation,
  takesNotes,
  takesStep,
  type Verdict,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './ConnectionActions.module.css'
import { StoredRecord } from './StoredRecord.tsx'
import type { ConnectionChanges } from './connection-changes.ts'

/** The drawers of a profile that change its connection. */
export type ConnectionDrawer = 'invite-carrier' | 'resend-invitation' | NotedChangeKind

interface Props {
  readonly carrier: Pick<CarrierSummary, 'connection' | 'invitation'>
  readonly changes: ConnectionChanges
  /** Where on the page: the result of a change is shown where it was requested. */
  readonly place: string
  readonly drawerPath: (drawer: ConnectionDrawer) => string
  /** Only the likely actions are shown. */
  readonly isCompact?: boolean
  /** The verdict on the carrier, by which the next step stands out. Left out: none does. */
  readonly verdict?: Verdict | null
}

/**
 * What may be done with the connection to a carrier, one press each; those with notes and an invitation open a form.
 *
 * Empty: nothing for a user who may do none of it. Source: section 4, "Connection status"; section 6, "Scopes".
 */
export const ConnectionActions = observer(
  ({ carrier, changes, place, drawerPath, isCompact = false, verdict = null }: Props) => {
    const { user } = useStore(AccountTokens.AccountStore)
    if (user == null) return null
    const { connection } = carrier
    const actions = actionsOfUser(user, connection)
    const step = nextStep(carrier, verdict)
    const offered = mayInviteCarriers(user) ? offeredInvitation(carrier) : null
    return (
      <span className={styles['actions']}>
        {offered !== null && (
          <Link
            to={drawerPath(offered === 'invite' ? 'invite-carrier' : 'resend-invitation')}
            {...buttonStyle({ variant: step === 'invite' ? 'primary' : 'secondary' })}
          >
            {INVITATION_LABELS[offered]}
          </Link>
        )}
        {(isCompact ? likelyActions(actions) : actions).map(action => (
          <Action
            key={action.label}
            action={action}
            isNext={takesStep(action, step)}
            changes={changes}
            place={place}
            drawerPath={drawerPath}
          />
        ))}
        {changes.place === place && <Result changes={changes} />}
      </span>
    )
  },
)

interface ActionProps extends Pick<Props, 'changes' | 'place' | 'drawerPath'> {
  readonly action: ConnectionAction
  /** It is the next step. */
  readonly isNext: boolean
}

const Action = observer(({ action, isNext, changes, place, drawerPath }: ActionProps) => {
  if (!takesNotes(action)) {
    return (
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        title={action.effect}
        isPending={changes.submission.isPending}
        onClick={() => void changes.perform(action, place)}
      >
        {action.label}
      </Button>
    )
  }
  const style = buttonStyle()
  return (
    <Link
      to={drawerPath(action.change.kind)}
      title={action.effect}
      {...style}
      className={cx(style.className, action.change.kind === 'do-not-dispatch' && styles['warning']) ?? ''}
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
      <span className={styles['result']}>
        <span role="status" className={styles['made']}>
          {submission.error === undefined && made !== null && made.text}
        </span>
        {submission.error === undefined && <StoredRecord made={made} />}
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
      </span>
      {submission.error !== undefined && (
        <span role="alert" className={styles['error']}>
          {submission.error}
        </span>
      )}
    </>
  )
})
