import { COVERAGE_LABELS, type Coverage } from '../carrier/coverages.ts'
import { formatUsd } from '../shared/amounts.ts'
import { formatCalendarDate } from '../shared/calendar-date.ts'
import { withCapital } from '../shared/first-letter.ts'
import type { DecisionPolicy } from './decision-record.ts'

const isCoverage = (kind: string): kind is Coverage => Object.hasOwn(COVERAGE_LABELS, kind)

/** The kind of a policy. A kind that this portal does not know is the monitor's own name, in words. */
export const policyKindText = ({ kind, isPrimary }: Pick<DecisionPolicy, 'kind' | 'isPrimary'>): string => {
  const label = isCoverage(kind) ? COVERAGE_LABELS[kind] : withCapital(kind.replaceAll('-', ' '))
  return isPrimary ? label : `${label}, excess`
}

const SOURCES: ReadonlyMap<string, string> = new Map([
  ['filing', 'FMCSA filing'],
  ['certificate', 'Certificate of insurance'],
])

/** Where a policy was read. A source that this portal does not know is the monitor's own name. */
export const policySourceText = (source: string): string => SOURCES.get(source) ?? source.replaceAll('_', ' ')

/** "$1,000,000; policy 77-120; from Mar 3, 2026; until canceled". Empty: parts that are not on record say so. */
export const policyTermsText = ({
  policyNumber,
  amountUsd,
  effectiveOn,
  expiresOn,
  canceledOn,
}: Omit<DecisionPolicy, 'kind' | 'insurer' | 'source' | 'asOf' | 'isPrimary'>): string =>
  [
    amountUsd === null ? 'amount not on record' : formatUsd(amountUsd),
    policyNumber === null ? 'policy number not on record' : `policy ${policyNumber}`,
    effectiveOn === null ? 'start not on record' : `from ${formatCalendarDate(effectiveOn)}`,
    expiresOn === null ? 'until canceled' : `until ${formatCalendarDate(expiresOn)}`,
    ...(canceledOn === null ? [] : [`canceled ${formatCalendarDate(canceledOn)}`]),
  ].join('; ')
