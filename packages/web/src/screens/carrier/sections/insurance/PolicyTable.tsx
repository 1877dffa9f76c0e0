import {
  type CalendarDate,
  COVERAGE_LABELS,
  certificateText,
  formatCalendarDate,
  formatCount,
  formatUsd,
  type InsurancePolicy,
  policiesInOrder,
  policyEndText,
  policyStatusText,
  type PolicyTone,
  policyTone,
  type AnyRuleType,
  requiredOf,
  unmetRequirement,
} from '@fairhaul/core'
import { useMemo } from 'react'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import { FileLink } from '../../../../ui/FileLink.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import evidence from '../evidence.module.css'
import styles from './insurance.module.css'

interface Props {
  readonly policies: readonly InsurancePolicy[]
  readonly ruleTypes: readonly AnyRuleType[]
  readonly today: CalendarDate
}

const dayText = (day: CalendarDate | null) => (day === null ? 'not on record' : formatCalendarDate(day))

const columnsOf = (
  policies: readonly InsurancePolicy[],
  ruleTypes: readonly AnyRuleType[],
  today: CalendarDate,
): readonly Column<InsurancePolicy>[] => {
  const unmet = ({ coverage }: InsurancePolicy) => unmetRequirement(policies, coverage, ruleTypes, today)
  return [
    {
      key: 'coverage',
      header: 'Policy',
      sticky: true,
      cell: policy => (
        <>
          {COVERAGE_LABELS[policy.coverage]}
          <span
            className={`${evidence['second']} ${evidence['tone']}`}
            data-tone={policyTone(policy, undefined, today)}
          >
            {policyStatusText(policy, today)}
          </span>
        </>
      ),
    },
    {
      key: 'limit',
      header: 'Limit',
      align: 'end',
      cell: policy => {
        const required = requiredOf(policy.coverage, ruleTypes)
        return (
          <>
            <span
              className={evidence['tone']}
              data-tone={shortOnly(policyTone(policy, unmet(policy), today))}
            >
              {policy.limitUsd === null ? 'not on record' : formatUsd(policy.limitUsd)}
            </span>
            {required !== undefined && (
              <span className={evidence['second']}>{`needs ${formatUsd(required)}`}</span>
            )}
          </>
        )
      },
    },
    {
      key: 'insurer',
      header: 'Insurer',
      cell: ({ insurer, policyNumber, certificate }) => (
        <>
          {insurer ?? 'not on record'}
          {policyNumber !== null && (
            <span className={evidence['second']}>
              <CopyText label="policy number" text={policyNumber} />
            </span>
          )}
          {certificate != null && (
            <span className={evidence['second']}>
              {certificateText(certificate)}: <FileLink file={certificate.file} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'dates',
      header: 'From and to',
      cell: policy => (
        <>
          {dayText(policy.effectiveOn)}
          <span className={evidence['second']}>{policyEndText(policy)}</span>
        </>
      ),
    },
    {
      key: 'vehicles',
      header: 'Vehicles',
      cell: ({ scheduledVins }) => (scheduledVins === null ? 'any' : <ScheduledVins vins={scheduledVins} />),
    },
  ]
}

/** The vehicles that a policy is limited to. */
const ScheduledVins = ({ vins }: { readonly vins: readonly string[] }) =>
  vins.length === 0 ? (
    <>none listed</>
  ) : (
    <Fold summary={`${formatCount(vins.length, 'vehicle')} listed`} className={styles['vins']}>
      <ul>
        {vins.map(vin => (
          <li key={vin}>
            <CopyText label="VIN" text={vin} />
          </li>
        ))}
      </ul>
    </Fold>
  )

const shortOnly = (tone: PolicyTone) => (tone === 'short' ? tone : undefined)

const rowKey = ({ id }: InsurancePolicy) => String(id)

/** The policies one by one, what counts today first. */
export const PolicyTable = ({ policies, ruleTypes, today }: Props) => {
  const columns = useMemo(() => columnsOf(policies, ruleTypes, today), [policies, ruleTypes, today])
  const rows = useMemo(() => policiesInOrder(policies, today), [policies, today])
  return <DataTable caption="Insurance policies" columns={columns} rows={rows} rowKey={rowKey} />
}
