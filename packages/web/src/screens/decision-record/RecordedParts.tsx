import {
  type DecidedLoadDetail,
  type DecisionContent,
  decisionContactName,
  decisionContactText,
  decisionFactLabel,
  decisionFactText,
  exactTime,
  findingText,
  formatCalendarDate,
  gateAnswerText,
  gateReasonText,
  groupedDecisionFacts,
  LOAD_STAGE_LABELS,
  loadName,
  policyKindText,
  policySourceText,
  policyTermsText,
  readableRuleName,
  sourceAndDayText,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { TONE_OF_VERDICT } from '../../parts/verdict/tone-of-verdict.ts'
import { cx } from '../../ui/cx.ts'
import { Card, Section } from '../../ui/Section.tsx'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './record-table.module.css'

const Headers = ({ names }: { readonly names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map(name => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

interface TableProps {
  readonly caption: string
  readonly headers: readonly string[]
  readonly className?: string | undefined
  readonly children: ReactNode
}

const Table = ({ caption, headers, className, children }: TableProps) => (
  <table className={cx(styles['table'], className)}>
    <caption className={visuallyHiddenClass}>{caption}</caption>
    <Headers names={headers} />
    <tbody>{children}</tbody>
  </table>
)

/** What the gate said of the load that was decided on. Empty: nothing, for a record about the carrier alone. */
export const RecordedLoad = ({ load }: { readonly load: DecidedLoadDetail | null }) =>
  load && (
    <Card heading={`${LOAD_STAGE_LABELS[load.stage]} decision`}>
      <p>
        {`${loadName({ id: load.id, externalNumber: load.number })}, for ${formatCalendarDate(load.day)}. The gate said: ${gateAnswerText(load)}.`}
      </p>
      {load.reasons.length > 0 && (
        <ul className={styles['gateReasons']} aria-label="Reasons of the gate">
          {load.reasons.map(reason => {
            const text = gateReasonText(reason)
            return <li key={text}>{text}</li>
          })}
        </ul>
      )}
    </Card>
  )

/** Each rule as it was assessed. */
export const RecordedRules = ({ rules }: Pick<DecisionContent, 'rules'>) =>
  rules === null || rules.length === 0 ? (
    <Card heading="Rules">
      <p className={styles['same']}>No rule was assessed.</p>
    </Card>
  ) : (
    <Section heading="Rules" variant="flush" note={String(rules.length)}>
      <Table
        caption="Rules as they were assessed"
        className={styles['rules']}
        headers={['Rule', 'Result', 'On record', 'Source']}
      >
        {rules.map(({ ruleType, label, source, asOf, ...fact }) => (
          <tr key={ruleType}>
            <th scope="row">{readableRuleName(ruleType)}</th>
            <td>
              <span className={styles['label']}>
                <VerdictMark tone={TONE_OF_VERDICT[label]} size={13} />
                {label}
              </span>
            </td>
            <td>{findingText({ ...fact, asOf })}</td>
            <td className={styles['origin']}>{sourceAndDayText(source, asOf)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  )

/** The overrides of that day, also those that had ended. Empty: nothing. */
export const RecordedOverrides = ({ overrides }: Pick<DecisionContent, 'overrides'>) =>
  overrides.length === 0 ? null : (
    <Section heading="Overrides" variant="flush" note={String(overrides.length)}>
      <Table caption="Overrides on that day" headers={['Rule', 'State', 'Until', 'Saved']}>
        {overrides.map(({ ruleType, isActive, expiresOn, authorName, createdAt, fileName, reason }) => (
          <tr key={`${ruleType} ${createdAt}`}>
            <th scope="row">
              {readableRuleName(ruleType)}
              {reason !== null && <span className={styles['reason']}>{reason}</span>}
            </th>
            <td>{isActive ? 'Switched on' : 'Ended'}</td>
            <td>{expiresOn === '2080-01-01' ? 'indefinite' : formatCalendarDate(expiresOn)}</td>
            <td className={styles['origin']}>
              {exactTime(createdAt)} by {authorName ?? 'someone no longer on record'}
              {fileName !== null && `, ${fileName}`}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )

/** All facts by group, each with its source and day. Empty: nothing. */
export const RecordedFacts = ({ facts }: Pick<DecisionContent, 'facts'>) =>
  facts.length === 0 ? null : (
    <Section heading="Facts" variant="flush" note={String(facts.length)}>
      <div className={styles['facts']}>
        <table className={styles['table']}>
          <caption className={visuallyHiddenClass}>Facts on record that day</caption>
          <Headers names={['Fact', 'On record', 'Source']} />
          {groupedDecisionFacts(facts).map(({ group, facts: some }) => (
            <tbody key={group}>
              <tr className={styles['group']}>
                <th scope="rowgroup" colSpan={3}>
                  {group}
                </th>
              </tr>
              {some.map(fact => (
                <tr key={fact.key}>
                  <th scope="row">{decisionFactLabel(fact.key)}</th>
                  <td className={fact.value === null ? styles['unknown'] : undefined}>
                    {decisionFactText(fact)}
                  </td>
                  <td className={styles['origin']}>{sourceAndDayText(fact.source, fact.asOf)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Section>
  )

/** The policies on record on that day. Empty: nothing. */
export const RecordedPolicies = ({ policies }: Pick<DecisionContent, 'policies'>) =>
  policies.length === 0 ? null : (
    <Section heading="Policies on record" variant="flush" note={String(policies.length)}>
      <Table caption="Policies on record that day" headers={['Kind', 'Insurer', 'Terms', 'Source']}>
        {policies.map(policy => (
          <tr key={`${policy.kind} ${policy.policyNumber} ${policy.effectiveOn} ${policy.isPrimary}`}>
            <th scope="row">{policyKindText(policy)}</th>
            <td>{policy.insurer ?? 'not on record'}</td>
            <td>{policyTermsText(policy)}</td>
            <td className={styles['origin']}>
              {sourceAndDayText(policySourceText(policy.source), policy.asOf)}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )

/** The people on record on that day. Empty: nothing, also for a record of a form that keeps none. */
export const RecordedContacts = ({ contacts }: Pick<DecisionContent, 'contacts'>) =>
  contacts === null || contacts.length === 0 ? null : (
    <Section heading="Contacts" variant="flush" note={String(contacts.length)}>
      <Table caption="Contacts on record that day" headers={['Name', 'Reached at', 'Source']}>
        {contacts.map(contact => (
          <tr key={JSON.stringify(contact)}>
            <th scope="row">{decisionContactName(contact)}</th>
            <td>{decisionContactText(contact)}</td>
            <td className={styles['origin']}>{sourceAndDayText(contact.source, contact.asOf)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  )
