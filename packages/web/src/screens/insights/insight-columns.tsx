import {
  type CalendarDate,
  type CarrierWithInsights,
  INSIGHT_KINDS,
  type InsightsAddress,
  insightsPath,
  insightText,
  moreInsightsText,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { type CarrierColumnKey, carrierColumns } from '../../parts/carrier-results/carrier-columns.tsx'
import type { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import type { Column } from '../../ui/table-model.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './InsightsScreen.module.css'

interface Requirements {
  readonly today: CalendarDate
  readonly monitoring: Monitoring
  readonly address: InsightsAddress
  readonly sorts: readonly CarrierColumnKey[]
}

/** Columns that leave their room to names and evidence in a narrower window; the profile has them. */
const PRIORITIES: ReadonlyMap<string, 3 | 4> = new Map<CarrierColumnKey, 3 | 4>([
  ['authority', 4],
  ['insurance', 3],
  ['fleet', 4],
])

const moreOf = ({ insights, insightCounts }: CarrierWithInsights): string =>
  INSIGHT_KINDS.flatMap(
    kind => moreInsightsText(insights.filter(each => each.kind === kind).length, insightCounts[kind]) ?? [],
  ).join(', ')

const Insights = ({
  carrier,
  address,
}: {
  readonly carrier: CarrierWithInsights
  readonly address: InsightsAddress
}) => {
  const more = moreOf(carrier)
  const link = (
    <Link
      to={insightsPath({ ...address, open: carrier.id })}
      className={`${linkClass} ${styles['evidenceLink']}`}
    >
      Evidence
      <VisuallyHidden> for {carrier.legalName}</VisuallyHidden>
      {more !== '' && `, ${more}`}
    </Link>
  )
  return (
    <span className={styles['insights']}>
      {carrier.insights.map((insight, at) => {
        const { what, evidence, source } = insightText(insight)
        return (
          <span key={insight.id} className={styles['insight']} title={source}>
            <span className={styles['what']}>{what}</span> {at === 0 && link}
            {evidence !== null && <span className={styles['note']}>{evidence}</span>}
          </span>
        )
      })}
    </span>
  )
}

/** The columns of carriers with their insights. Keep the result identical between renders. */
export const insightColumns = ({
  today,
  monitoring,
  address,
  sorts,
}: Requirements): readonly Column<CarrierWithInsights>[] =>
  carrierColumns<CarrierWithInsights>({
    today,
    monitoring,
    sorts,
    own: {
      carrier: [
        {
          key: 'insights',
          header: 'Insight',
          cell: carrier => <Insights carrier={carrier} address={address} />,
        },
      ],
    },
  }).map(column => {
    const priority = PRIORITIES.get(column.key)
    return priority === undefined ? column : { ...column, priority }
  })
