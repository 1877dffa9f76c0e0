import {
  auditLogPath,
  type CalendarDate,
  type DecisionHeader,
  exactTime,
  mayReadAuditLog,
  paths,
  vettingDue,
  vettingLineText,
  vettingReason,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { NoRows } from '../../../../parts/list/NoRows.tsx'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { VerdictBadge } from '../../../../parts/verdict/VerdictBadge.tsx'
import { isAbsent } from '../../../../stores/not-found.ts'
import { Button, buttonStyle } from '../../../../ui/Button.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Card } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './DecisionsSection.module.css'
import type { DecisionsStore } from './decisions-store.ts'

/** What the company knew when it decided about this carrier, and one press to keep what it knows now. */
export const DecisionsSection = observer(({ id, name, store: profile }: ProfilePartProps) => {
  const store = useScreenStore<DecisionsStore>()
  const { list, submission, vetted } = store
  const { user } = useStore(AccountTokens.AccountStore)
  const isOpen = list.value !== undefined
  return (
    <Card
      id={id}
      heading={name}
      note={list.value !== undefined && list.value.total > 0 && String(list.value.total)}
      actions={
        isOpen && (
          <span className={styles['acts']}>
            <Link to={profile.at.drawerPath('decision')} {...buttonStyle({ size: 'small' })}>
              Save with a note
            </Link>
            <Button
              variant="primary"
              size="small"
              isPending={submission.isPending}
              onClick={() => void store.save()}
            >
              Save a record now
            </Button>
          </span>
        )
      }
    >
      <SubmissionError submission={submission} />
      {!isAbsent(vetted) && <LastDecided store={store} today={profile.today} />}
      <Loaded query={list} what="the decision records">
        {listed =>
          listed.items.length === 0 ? (
            <NoRows page={listed} first={() => void store.load(1)}>
              <p className={styles['none']}>
                No record yet. One press saves every fact, rule, and override as of this moment. No one can
                change or remove it, and a year from now it shows what you knew.
              </p>
            </NoRows>
          ) : (
            <>
              <ul className={styles['records']}>
                {listed.items.map(record => (
                  <DecisionRow key={record.id} record={record} />
                ))}
              </ul>
              {listed.pages > 1 && (
                <Pager
                  label="Decision records"
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
      {user != null && mayReadAuditLog(user) && (
        <p className={styles['none']}>
          <Link to={auditLogPath({ carrierId: profile.id })} className={linkClass}>
            Who did what for this carrier
          </Link>
        </p>
      )}
    </Card>
  )
})

interface LastDecidedProps {
  readonly store: DecisionsStore
  readonly today: CalendarDate
}

/** When the carrier was last decided on, under which version, and when it is due again. */
const LastDecided = observer(({ store: { vetted }, today }: LastDecidedProps) => (
  <Loaded query={vetted} what="when this carrier was last decided on" lines={1}>
    {({ terms, items: [carrier] }) => {
      if (carrier === undefined) return null
      const due = vettingDue(carrier, terms, today)
      return (
        <p className={styles['due']} data-due={vettingReason(due) !== undefined || undefined}>
          {vettingLineText(carrier, due, terms)}
        </p>
      )
    }}
  </Loaded>
))

const DecisionRow = ({ record }: { readonly record: DecisionHeader }) => (
  <li className={styles['record']}>
    <VerdictBadge verdict={record.verdict} />
    <span className={styles['what']}>
      <Link className={styles['open']} to={paths.decisionRecord({ id: record.id })}>
        <VisuallyHidden>Decision record of </VisuallyHidden>
        {exactTime(record.madeAt)}
      </Link>
      <span className={styles['note']}>
        {record.authorName ?? 'Someone no longer on record'}, record {record.id}
      </span>
    </span>
    {record.message !== null && <p className={styles['message']}>{record.message}</p>}
  </li>
)
