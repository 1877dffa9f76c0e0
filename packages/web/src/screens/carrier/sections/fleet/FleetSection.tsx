import {
  ageGroups,
  type CalendarDate,
  type CarrierDetail,
  driversReportedFact,
  EQUIPMENT_LABELS,
  equipmentKindText,
  equipmentPortfolio,
  formatCalendarDate,
  formatCount,
  formatNumber,
  hazmatFact,
  listedFact,
  mileageFact,
  powerUnitSources,
  powerUnitsReportedFact,
  selfReportedSource,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Bars } from '../../../../ui/chart/Bars.tsx'
import { Figure } from '../../../../ui/chart/Figure.tsx'
import { Card } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { FactTable } from '../FactTable.tsx'
import { FullProfileNote } from '../FullProfileNote.tsx'
import styles from './FleetSection.module.css'
import type { FleetStore } from './fleet-store.ts'

/** The fleet as reported to FMCSA, and as others see it: trucks by source and age, equipment by kind. */
export const FleetSection = observer(({ id, name, carrier, today }: ProfilePartProps) => {
  const store = useScreenStore<FleetStore>()
  const { census } = carrier
  return (
    <Card id={id} heading={name}>
      <FactTable
        facts={[
          ['Power units', powerUnitsReportedFact(census)],
          ['Drivers', driversReportedFact(census)],
          ['Mileage', mileageFact(census)],
          ['Hazardous materials', hazmatFact(census)],
          ['Operation classes', listedFact(carrier.operationClassifications)],
          ['Cargo carried', listedFact(carrier.cargoCarried)],
        ]}
        sources={[selfReportedSource(census)]}
      />
      {carrier.isFullProfile ? (
        <div className={styles['figures']}>
          <Sources store={store} />
          <Ages store={store} today={today} />
          <Equipment carrier={carrier} />
        </div>
      ) : (
        <FullProfileNote what="Equipment and trucks by source" />
      )}
    </Card>
  )
})

interface CountsProps {
  readonly heading: string
  readonly note?: string
  readonly counts: readonly { readonly label: string; readonly count: number }[]
  readonly columns: readonly [string, string]
  readonly source: string
}

/** Counts as bars of the largest, with the same as a table. */
const Counts = ({ heading, note, counts, columns, source }: CountsProps) => {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  const shown = counts.map(({ label, count }) => [label, formatNumber(count)] as const)
  return (
    <Figure
      heading={heading}
      {...(note !== undefined && { note })}
      summary={`${heading}: ${shown.map(([label, count]) => `${label} ${count}`).join(', ')}`}
      table={{ columns, rows: shown }}
      source={source}
    >
      <Bars
        bars={counts.map(({ label, count }) => ({ label, text: formatNumber(count), value: count / most }))}
      />
    </Figure>
  )
}

const None = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <div>
    <h3 className={styles['heading']}>{heading}</h3>
    <p className={styles['none']}>{text}</p>
  </div>
)

const Sources = observer(({ store }: { readonly store: FleetStore }) => (
  <div>
    <Loaded query={store.powerUnits} what="the power units">
      {stats => {
        const counts = powerUnitSources(stats)
        return counts.length === 0 ? (
          <None heading="Power units by source" text="No source has counted its trucks." />
        ) : (
          <Counts
            heading="Power units by source"
            counts={counts}
            columns={['Source', 'Power units']}
            source="Each source sees a part of the fleet"
          />
        )
      }}
    </Loaded>
  </div>
))

const Ages = observer(({ store, today }: { readonly store: FleetStore; readonly today: CalendarDate }) => (
  <div>
    <Loaded query={store.seen} what="the power units by age">
      {({ vehicles, isCut }) => {
        const counts = ageGroups(vehicles, today)
        return counts.length === 0 ? (
          <None heading="Power units by age" text="No truck was seen in two years." />
        ) : (
          <Counts
            heading="Power units by age"
            note={isCut ? `the last ${formatCount(vehicles.length, 'sighting')}` : 'seen in 2 years'}
            counts={counts}
            columns={['Age', 'Power units']}
            source={`By the model year in the VIN, ${formatCalendarDate(today)}`}
          />
        )
      }}
    </Loaded>
  </div>
))

const Equipment = ({ carrier }: { readonly carrier: CarrierDetail }) => {
  const { kinds, unknown } = equipmentPortfolio(carrier.equipment)
  const counts = [
    ...kinds.map(({ kind, count }) => ({ label: EQUIPMENT_LABELS[kind], count })),
    ...unknown.map(({ kind, count }) => ({ label: equipmentKindText(kind), count })),
  ]
  return counts.length === 0 ? (
    <None heading="Equipment by kind" text="Equipment not on record" />
  ) : (
    <Counts
      heading="Equipment by kind"
      counts={counts}
      columns={['Kind', 'Count']}
      source="As the carrier reported it"
    />
  )
}
