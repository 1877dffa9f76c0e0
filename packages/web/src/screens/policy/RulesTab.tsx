import {
  dayText,
  exactTime,
  formatCalendarDate,
  formatNumber,
  type Policy,
  type PolicyAcknowledgment,
  policyPath,
  policyVersionStart,
  type PolicyVersion,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Policy.module.css'
import { GateSettings } from './GateSettings.tsx'
import { personText } from './person-text.ts'
import { PolicyRules } from './PolicyRules.tsx'
import type { PolicyScreenStore } from './policy-screen-store.ts'
import { Reassessing } from './Reassessing.tsx'
import { VettingSettings } from './VettingSettings.tsx'

interface Props {
  readonly store: PolicyScreenStore
  readonly policy: Policy
}

/** The rules in force, since when and by whom, who has read them, and when carriers are decided on again. */
export const RulesTab = observer(({ store, policy }: Props) => {
  const { inForce, sections, scheduled } = policy
  const [next] = scheduled
  return (
    <div className={styles['beside']}>
      <div className={cx(styles['column'], styles['aside'])}>
        {inForce !== null && <InForce store={store} version={inForce} />}
        <VettingSettings store={store.settings.vetting} mayWrite={store.company.mayWrite} />
        <GateSettings store={store.settings.gate} mayWrite={store.company.mayWrite} />
      </div>
      <div className={styles['column']}>
        {inForce === null && <NoVersion store={store} />}
        <Reassessing policy={policy} onWait={store.company.policy.reload} />
        {next !== undefined && (
          <Notice
            tone="info"
            title={`Version ${next.number} begins on ${formatCalendarDate(policyVersionStart(next))}.`}
          >
            <Link to={policyPath({ tab: 'versions', before: inForce?.id ?? null, after: next.id })}>
              See what changes
            </Link>
          </Notice>
        )}
        <PolicyRules sections={sections} nameOf={store.nameOf} />
      </div>
    </div>
  )
})

const NoVersion = observer(({ store }: { readonly store: PolicyScreenStore }) => (
  <Notice
    tone="info"
    title="No version has been written yet."
    action={
      store.company.mayWrite && (
        <Link to={policyPath({ tab: 'draft' })} {...buttonStyle({ size: 'small', variant: 'primary' })}>
          Write your policy
        </Link>
      )
    }
  >
    These are the rules that your company started with.
    {!store.company.mayWrite && ' People with the Admin and Rule overrides permissions can write your own.'}
  </Notice>
))

const InForce = observer(
  ({ store, version }: { readonly store: PolicyScreenStore; readonly version: PolicyVersion }) => {
    const { unread, acknowledge, acknowledging } = store.company
    const { number, author, createdAt, note, approval, revertsNumber } = version
    return (
      <>
        <Section heading={`Version ${number}`}>
          <FactList
            facts={[
              { label: 'In force since', value: formatCalendarDate(policyVersionStart(version)) },
              { label: 'Written by', value: personText(author.userName), note: dayText(createdAt) },
              ...(approval === null
                ? []
                : [
                    {
                      label: 'Approved by',
                      value: personText(approval.userName),
                      note: dayText(approval.at),
                    },
                  ]),
              ...(revertsNumber === null
                ? []
                : [{ label: 'Brings back', value: `Version ${revertsNumber}` }]),
              { label: 'Note', value: <span className={styles['text']}>{note}</span> },
            ]}
          />
        </Section>
        <Section heading="Read by">
          <SubmissionError submission={acknowledging} />
          {unread !== null && (
            <Button
              size="small"
              variant="primary"
              className={styles['read'] ?? ''}
              isPending={acknowledging.isPending}
              onClick={() => void acknowledge().then(store.reload)}
            >
              I have read it
            </Button>
          )}
          <Loaded query={store.acknowledgments} what="who has read it" lines={2}>
            {people => <Readers people={people} />}
          </Loaded>
        </Section>
      </>
    )
  },
)

const Readers = ({ people }: { readonly people: readonly PolicyAcknowledgment[] }) => {
  const read = people.filter(({ at }) => at !== null)
  const missing = people.filter(({ at }) => at === null)
  return (
    <>
      <p role="status">
        {formatNumber(read.length)} of {formatNumber(people.length)} acknowledged
      </p>
      <Fold summary="Names" isPrinted>
        <ul className={styles['people']}>
          {[...missing, ...read].map(({ userId, userName, at }) => (
            <li key={userId}>
              <span>{personText(userName)}</span>
              <span className={styles['when']}>{at === null ? 'not yet' : exactTime(at)}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}
