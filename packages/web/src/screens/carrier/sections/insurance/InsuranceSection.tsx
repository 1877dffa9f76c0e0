import {
  type CalendarDate,
  type CarrierDetail,
  COVERAGE_LABELS,
  coverBullets,
  filingEndText,
  filingText,
  formatCalendarDate,
  formatUsd,
  type InsuranceFiling,
  type InsurancePolicy,
  insurancePicture,
  isCanceled,
  policiesInOrder,
  policyStatusText,
  sourceAndDayText,
  withEndedPolicies,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Bars } from '../../../../ui/chart/Bars.tsx'
import { Figure } from '../../../../ui/chart/Figure.tsx'
import { TimeBars } from '../../../../ui/chart/TimeBars.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import evidence from '../evidence.module.css'
import { DatedLines, Folded } from '../DatedLines.tsx'
import { FactTable } from '../FactTable.tsx'
import { FullProfileNote } from '../FullProfileNote.tsx'
import { assessedRuleTypesOf, insuranceFacts } from '../section-facts.ts'
import type { InsuranceStore } from './insurance-store.ts'
import { PolicyTable } from './PolicyTable.tsx'

/** The insurance of the carrier, beside what the company's rules require. */
export const InsuranceSection = observer(({ id, name, carrier, today }: ProfilePartProps) => {
  const { policies, filings, hasNoHistory } = useScreenStore<InsuranceStore>()
  return (
    <Section id={id} heading={name} variant="flush">
      <div className={evidence['block']}>
        <div className={evidence['parts']}>
          <div>
            <FactTable {...insuranceFacts(carrier.insurance, today)}>
              <div className={evidence['figure']}>
                <Bars
                  label="Coverage in force and what your rules require"
                  bars={coverBullets(carrier.insurance, assessedRuleTypesOf(carrier), today)}
                />
              </div>
            </FactTable>
          </div>
          <div>
            {carrier.isFullProfile ? (
              <Loaded query={policies} what="the policies">
                {list => (
                  <Policies
                    policies={withEndedPolicies(list, filings.value ?? [], carrier.id, today)}
                    carrier={carrier}
                    today={today}
                  />
                )}
              </Loaded>
            ) : (
              <FullProfileNote what="Policies with insurer and number" />
            )}
          </div>
        </div>
      </div>
      {policies.value !== undefined && policies.value.length > 0 && (
        <div className={evidence['table']}>
          <PolicyTable policies={policies.value} ruleTypes={assessedRuleTypesOf(carrier)} today={today} />
        </div>
      )}
      {carrier.isFullProfile && !hasNoHistory && (
        <div className={evidence['block']}>
          <Loaded query={filings} what="the filings that ended">
            {list => <Filings filings={list} today={today} />}
          </Loaded>
        </div>
      )}
    </Section>
  )
})

interface FilingsProps {
  readonly filings: readonly InsuranceFiling[]
  readonly today: CalendarDate
}

/** Empty: nothing. */
const Filings = ({ filings, today }: FilingsProps) => (
  <Folded what="Filings that ended or will end" count={filings.length}>
    <DatedLines
      lines={filings.map(filing => ({
        key: String(filing.id),
        on: filing.endsOn,
        text: `${COVERAGE_LABELS[filing.coverage]} ${filingEndText(filing, today)}: ${filingText(filing)}`,
        note: sourceAndDayText(filing.source, filing.asOf),
        ...((filing.endsOn ?? today) > today && isCanceled(filing) && { tone: 'ending' }),
      }))}
    />
  </Folded>
)

interface PoliciesProps {
  readonly policies: readonly InsurancePolicy[]
  readonly carrier: CarrierDetail
  readonly today: CalendarDate
}

const HEADINGS = ['Policy', 'Limit', 'From', 'Status']

const Policies = ({ policies, carrier, today }: PoliciesProps) => {
  if (policies.length === 0)
    return <p className={evidence['none']}>No policy is on record, neither in force nor ended.</p>
  const { axis, lanes } = insurancePicture(policies, assessedRuleTypesOf(carrier), today)
  const rows = policiesInOrder(policies, today).map(policy => [
    COVERAGE_LABELS[policy.coverage],
    policy.limitUsd === null ? 'not on record' : formatUsd(policy.limitUsd),
    policy.effectiveOn === null ? 'not on record' : formatCalendarDate(policy.effectiveOn),
    policyStatusText(policy, today),
  ])
  return (
    <Figure
      heading="Policies over time"
      {...(lanes.some(({ required }) => required !== null) && { note: 'dashed line: your rules' })}
      summary={rows.map(([what, limit, , status]) => `${what} ${limit}, ${status}`).join('; ')}
      table={{ columns: HEADINGS, rows }}
      source="FMCSA filings and certificates"
    >
      <TimeBars ticks={axis.ticks} today={axis.today} lanes={lanes} />
    </Figure>
  )
}
