import {
  mayOverride,
  OWN_CHECK_LABELS,
  OWN_CHECK_STATE_LABELS,
  type OwnCheck,
  type OwnCheckState,
  ownCheckState,
  ownCheckText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { NoRows } from '../../../../parts/list/NoRows.tsx'
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx'
import { Button, buttonStyle } from '../../../../ui/Button.tsx'
import { FileLink } from '../../../../ui/FileLink.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Card } from '../../../../ui/Section.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './checks.module.css'
import type { ChecksStore } from './checks-store.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** What the company checked of the carrier by itself, the newest first. */
export const ChecksSection = observer(({ id, name, store: profile, today }: ProfilePartProps) => {
  const store = useScreenStore<ChecksStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const { list } = store
  const mayCheck = user != null && mayOverride(user)
  return (
    <Card
      id={id}
      heading={name}
      note={list.value !== undefined && list.value.total > 0 && String(list.value.total)}
      actions={
        mayCheck &&
        list.value !== undefined && (
          <span className={styles['acts']}>
            {!profile.isShort && (
              <Link to={profile.at.drawerPath('mailed-code')} {...buttonStyle({ size: 'small' })}>
                Send a code
              </Link>
            )}
            <Link to={profile.at.drawerPath('own-check')} {...buttonStyle({ size: 'small' })}>
              Record a check
            </Link>
          </span>
        )
      }
    >
      <Loaded query={list} what="your checks">
        {listed =>
          listed.items.length === 0 ? (
            <NoRows page={listed} first={() => void store.load(1)}>
              <p className={styles['none']}>
                Nothing checked yet. Record what your company verified by itself, such as its yard, its W-9,
                or its references, with the last day it counts.
              </p>
            </NoRows>
          ) : (
            <>
              <ul className={styles['checks']}>
                {listed.items.map(check => (
                  <CheckRow key={check.id} check={check} today={today} store={store} mayCheck={mayCheck} />
                ))}
              </ul>
              {listed.pages > 1 && (
                <Pager
                  label="Your checks"
                  page={listed.page}
                  pages={listed.pages}
                  total={listed.total}
                  onPage={page => void store.load(page)}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
})

/** A verdict's marks are its own: a check has none. */
const TONES: Readonly<Record<OwnCheckState, BadgeTone>> = {
  counts: 'info',
  'ends-soon': 'incomplete',
  ended: 'incomplete',
  'not-found': 'fail',
  replaced: 'neutral',
  withdrawn: 'neutral',
}

interface RowProps {
  readonly check: OwnCheck
  readonly today: ProfilePartProps['today']
  readonly store: ChecksStore
  readonly mayCheck: boolean
}

const CheckRow = observer(({ check, today, store, mayCheck }: RowProps) => {
  const state = ownCheckState(check, today)
  const label = OWN_CHECK_LABELS[check.kind]
  return (
    <li className={styles['check']}>
      <Badge tone={TONES[state]} icon={null}>
        {OWN_CHECK_STATE_LABELS[state]}
      </Badge>
      <span className={styles['what']}>
        <strong>{label}</strong>
        <span>{ownCheckText(check, today)}</span>
        {check.note !== null && <span className={styles['note']}>{check.note}</span>}
        {check.file !== null && <FileLink file={check.file} />}
      </span>
      {mayCheck && check.withdrawal === null && store.taking?.id !== check.id && (
        <Button variant="quiet" size="small" onClick={() => store.startTakingBack(check)}>
          Take back<VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      )}
      {store.taking?.id === check.id && <WithdrawForm store={store} label={label} />}
    </li>
  )
})
