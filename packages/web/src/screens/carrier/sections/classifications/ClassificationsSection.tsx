import {
  type AssessedRule,
  assess,
  assignedClassifications,
  type CalendarDate,
  classificationName,
  classificationText,
  expiryText,
  otherOverrides,
  pastOverrideCount,
  type RuleOverride,
  ruleFactText,
  sourceAndDayText,
  rulesWorstFirst,
  type UnassignedClassification,
  verdictText,
  withCapital,
  mayOverride,
  planRefusal,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { TONE_OF_VERDICT } from '../../../../parts/verdict/tone-of-verdict.ts'
import { reasonOf } from '../../../../parts/verdict/VerdictLine.tsx'
import { Button, buttonLook } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { VerdictMark } from '../../../../ui/VerdictMark.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { PassesWith } from '../PassesWith.tsx'
import { OverrideHistory } from '../assessment/OverrideHistory.tsx'
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
            <li key={rule.ruleType} className={styles['rule']}>
              <div>
                <Fact rule={rule} today={today} />
                <Past
                  rule={rule}
                  classification={classification}
                  store={store}
                  overrides={overrides}
                  today={today}
                />
              </div>
              <span>
                <PassesWith rule={rule} store={store} carrier={carrier} today={today} />
              </span>
              {canOverride && rule.override === null && (
                <Link
                  to={store.at.overridePath(rule.ruleType, classification.id)}
                  {...buttonLook({ variant: 'secondary', size: 'small' })}
                >
                  Override
                  <VisuallyHidden>
                    {' '}
                    {rule.name} for {classificationName(classification)}
                  </VisuallyHidden>
                </Link>
              )}
              {canOverride && rule.override !== null && rule.override.classificationId !== null && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => rule.override !== null && store.overrides.ending.request(rule.override)}
                >
                  End override
                  <VisuallyHidden>
                    {' '}
                    of {rule.name} for {classificationName(classification)}
                  </VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Fold>
  )
})

interface PastProps {
  readonly rule: AssessedRule
  readonly classification: UnassignedClassification['classification']
  readonly store: ProfilePartProps['store']
  readonly overrides: readonly RuleOverride[]
  readonly today: CalendarDate
}

/** The past overrides of a rule for one classification. Empty: nothing. */
const Past = observer(({ rule, classification, store, overrides, today }: PastProps) => {
  const own = overrides.filter(({ classificationId }) => classificationId === classification.id)
  const { past } = otherOverrides(own, rule, today)
  const count = pastOverrideCount(own, past, rule.ruleType)
  if (count === 0) return null
  return (
    <OverrideHistory
      past={past}
      count={count}
      history={store.overrides.history}
      onOpen={store.overrides.openHistory}
      overrides={overrides}
      reasons={store.overrides.reasons}
      nameOf={store.overrides.nameOfClassification}
      ruleName={rule.name}
      today={today}
    />
  )
})

const Fact = ({ rule, today }: { readonly rule: AssessedRule; readonly today: CalendarDate }) => {
  const { finding, label, name, override } = rule
  return (
    <div>
      <p className={styles['verdict']}>
        <VerdictMark tone={TONE_OF_VERDICT[label]} size={14} /> {label}: {withCapital(ruleFactText(rule))}
      </p>
      <p className={styles['how']}>
        {name}. {withCapital(sourceAndDayText(finding.source, finding.asOf))}.
      </p>
      {override !== null && (
        <p className={styles['how']}>
          Overridden by {override.userName ?? 'someone'},{' '}
          {override.classificationId === null ? 'for all classifications' : 'for this classification'},{' '}
          {expiryText(override.expiresOn, today)}
          {override.file !== null && `, ${override.file.name}`}.
        </p>
      )}
    </div>
  )
}
