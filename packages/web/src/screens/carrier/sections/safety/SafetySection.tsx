import {
  BASIC_FACTS,
  type BasicMeasure,
  type CarrierSafety,
  formatCalendarDate,
  formatNumber,
  formatPercent,
  NATIONAL_OUT_OF_SERVICE_RATES,
  outOfServiceBullets,
  inspectionsSource,
  type SafetySummary,
  sourcesText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Bars } from '../../../../ui/chart/Bars.tsx'
import { Figure } from '../../../../ui/chart/Figure.tsx'
import { RefusedState } from '../../../../ui/RefusedState.tsx'
import { Card } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import evidence from '../evidence.module.css'
import { FactTable } from '../FactTable.tsx'
import { FullProfileNote } from '../FullProfileNote.tsx'
import sections from '../sections.module.css'
import { safetyFacts } from '../section-facts.ts'
import { VehiclesLink } from '../VehiclesLink.tsx'
import type { SafetyStore } from './safety-store.ts'

/** The safety record; hidden from users whose scope blocks safety data. Section 6. */
export const SafetySection = observer(({ id, name, carrier }: ProfilePartProps) => {
  const { record } = useScreenStore<SafetyStore>()
  const { safety } = carrier
  return (
    <Card
      id={id}
      heading={name}
      actions={
        safety !== null && (
          <VehiclesLink carrierId={carrier.id} source="inspection">
            Inspected vehicles
          </VehiclesLink>
        )
      }
    >
      {safety === null ? (
        <RefusedState
          title="Safety data is hidden"
          text="Your permissions do not include safety data. An admin at your company can change that."
        />
      ) : (
        <div className={evidence['parts']}>
          <div>
            <FactTable {...factsBeside(safety)} />
            <Rates safety={safety} />
          </div>
          <div>
            {carrier.isFullProfile ? (
              <Loaded query={record} what="the safety measures">
                {value => <Measures record={value} />}
              </Loaded>
            ) : (
              <FullProfileNote what="Measures by BASIC" />
            )}
          </div>
        </div>
      )}
    </Card>
  )
})

/** The facts without the rates that the picture shows. */
const factsBeside = (safety: SafetySummary) => {
  const { facts, ...rest } = safetyFacts(safety)
  const isDrawn = outOfServiceBullets(safety).length > 0
  return { ...rest, facts: isDrawn ? facts.filter(([label]) => !label.endsWith('out of service')) : facts }
}

const RATE_HEADINGS = ['Of', 'Out of service', 'US average']
const AVERAGE_DAY = formatCalendarDate(NATIONAL_OUT_OF_SERVICE_RATES.asOf)

/** The rates beside the national averages. Empty: nothing below five inspections, as the facts say. */
const Rates = ({ safety }: { readonly safety: SafetySummary }) => {
  const bullets = outOfServiceBullets(safety)
  if (bullets.length === 0) return null
  return (
    <div className={evidence['figure']}>
      <Figure
        heading="Out-of-service rate"
        note="24 months, line: US average"
        summary={bullets.map(({ label, text, measure }) => `${label} ${text}, ${measure}`).join('; ')}
        table={{
          columns: RATE_HEADINGS,
          rows: bullets.map(bullet => [bullet.label, bullet.text, bullet.measure]),
        }}
        source={`${sourcesText([inspectionsSource(safety)])}; US averages ${formatPercent(NATIONAL_OUT_OF_SERVICE_RATES.vehicle, 2)} and ${formatPercent(NATIONAL_OUT_OF_SERVICE_RATES.driver, 2)}, ${AVERAGE_DAY}`}
      >
        <Bars bars={bullets} />
      </Figure>
    </div>
  )
}

const percentileText = ({ percentile }: BasicMeasure) =>
  percentile === null ? 'not public' : `${formatNumber(percentile)}th`

const Measures = ({ record: { basics, measuredOn } }: { readonly record: CarrierSafety }) =>
  basics.length === 0 ? (
    <p className={evidence['none']}>No measures by BASIC are on record.</p>
  ) : (
    <>
      <table className={sections['table']} data-first="">
        <caption>Measures by BASIC</caption>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col" data-align="end">
              Measure
            </th>
            <th scope="col" data-align="end">
              Percentile
            </th>
          </tr>
        </thead>
        <tbody>
          {basics.map(measure => (
            <tr key={measure.basic}>
              <th scope="row">{BASIC_FACTS[measure.basic].label}</th>
              <td data-align="end">
                {measure.measure === null ? 'not on record' : formatNumber(measure.measure)}
              </td>
              <td data-align="end" className={sections['unknown']}>
                {percentileText(measure)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={sections['source']}>
        FMCSA safety measurement{measuredOn === null ? '' : `, ${formatCalendarDate(measuredOn)}`}. 0 is the
        best; percentiles of property carriers are not public.
      </p>
    </>
  )
