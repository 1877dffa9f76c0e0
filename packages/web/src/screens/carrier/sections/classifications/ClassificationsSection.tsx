import {
  assess,
  assignedClassifications,
  classificationName,
  classificationText,
  rulesWorstFirst,
  type UnassignedClassification,
  verdictText,
  mayOverride,
  planRefusal,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { TONE_OF_VERDICT } from '../../../../parts/verdict/tone-of-verdict.ts'
import { reasonOf } from '../../../../parts/verdict/VerdictLine.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { VerdictMark } from '../../../../ui/VerdictMark.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { AgainstRule } from './AgainstRule.tsx'
import styles from './classifications.module.css'

/** The classifications of the carrier, and how it would do in each that it does not have. */
export const ClassificationsSection = observer((props: ProfilePartProps) => {
  const { id, name } = props
  const { user } = useStore(AccountTokens.AccountStore)
  const closed = user == null ? null : planRefusal(user.paywall, 'rule')
  return (
    <Section id={id} heading={name} variant="flush">
      {closed !== null ? (
        <EmptyState title={closed.title} text={`${closed.explanation} ${closed.advice ?? ''}`} />
      ) : (
        <div className={styles['body']}>
          <Loaded query={props.store.overrides.unassigned} what="the classifications">
            {those => (
              <>
                <Assigned store={props.store} unassigned={those} />
                {those.length === 0 ? (
                  <p className={styles['line']}>This carrier has every classification that you use.</p>
                ) : (
                  <>
                    <p className={styles['line']}>Not assigned to this carrier. How it would do in each:</p>
                    {those.map(one => (
                      <Classification key={one.classification.id} one={one} {...props} />
                    ))}
                  </>
                )}
              </>
            )}
          </Loaded>
        </div>
      )}
    </Section>
  )
})

interface AssignedProps extends Pick<ProfilePartProps, 'store'> {
  readonly unassigned: readonly UnassignedClassification[]
}

/** The classifications that the carrier has. Empty: nothing while they load, or where the company uses none. */
const Assigned = observer(({ store, unassigned }: AssignedProps) => {
  const found = store.overrides.classifications.value
  if (found === undefined || found.length === 0) return null
  const assigned = assignedClassifications(found, unassigned)
  if (assigned.length === 0) return <p className={styles['line']}>This carrier has no classification yet.</p>
  return (
    <dl className={styles['assigned']}>
      <dt>Assigned</dt>
      <dd>
        <ul>
          {assigned.map(each => (
            <li key={each.id}>
              {classificationName(each)} <span className={styles['how']}>{classificationText(each)}</span>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  )
})

interface OneProps extends ProfilePartProps {
  readonly one: UnassignedClassification
}

const Classification = observer(({ one, store, carrier, today }: OneProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { classification, rulesAssessment } = one
  // The overrides of the carrier are newer than those of this response once one was made or ended here.
  const overrides = carrier.rulesAssessment ? store.overrides.known : rulesAssessment.overrides
  const assessed = assess({ ...rulesAssessment, overrides }, today, classification.id)
  const against = rulesWorstFirst(assessed.rules).filter(({ label }) => label !== 'Pass')
  const canOverride = user != null && mayOverride(user)
  return (
    <Fold
      variant="row"
      className={styles['one']}
      summary={
        <>
          {assessed.overall !== null && <VerdictMark tone={TONE_OF_VERDICT[assessed.overall]} size={14} />}
          <span className={styles['name']}>
            {classificationName(classification)}
            <span className={styles['how']}>{classificationText(classification)}</span>
          </span>
          <span>
            <span className={styles['verdict']}>
              {assessed.overall === null ? 'Not assessed' : verdictText(assessed)}
            </span>
            {assessed.overall !== null && (
              <span className={styles['how']}>{reasonOf(assessed, 'row').text}</span>
            )}
          </span>
        </>
      }
    >
      {against.length === 0 ? (
        <p className={styles['line']}>No rule fails or is incomplete.</p>
      ) : (
        <ul>
          {against.map(rule => (
            <AgainstRule
              key={rule.ruleType}
              rule={rule}
              carrier={carrier}
              canOverride={canOverride}
              classification={classification}
              store={store}
              overrides={overrides}
              today={today}
            />
          ))}
        </ul>
      )}
    </Fold>
  )
})
