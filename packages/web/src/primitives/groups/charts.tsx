import { Bars } from '../../ui/chart/Bars.tsx'
import { Figure } from '../../ui/chart/Figure.tsx'
import { MonthColumns } from '../../ui/chart/MonthColumns.tsx'
import { TimeBars } from '../../ui/chart/TimeBars.tsx'
import type { Group } from '../group.ts'
import { Sample } from '../Sample.tsx'

const YEARS = [
  { at: 0.1, text: '2025' },
  { at: 0.4, text: '2026' },
  { at: 0.72, text: '2027' },
]

const MONTHS = [2, 0, 1, 1, 2, 0, 1, 1, 0, 1, 0, 1, 2, 0, 1, 1, 0, 2, 1, 0, 1, 0, 1, 1].map((count, at) => ({
  label: `Month ${at + 1}`,
  count,
  marked: at % 6 === 0 ? Math.min(1, count) : 0,
  isNamed: at === 0 || at === 11 || at === 23,
}))

const Show = () => (
  <>
    <Sample name="TimeBars" use="What lasts: authority, insurance. The dashed line is what is required.">
      <Figure
        heading="Insurance"
        note="dashed line: required"
        summary="BIPD $750,000, then $1,000,000; cargo $100,000, then $50,000, which is less than required."
        table={{
          columns: ['Line', 'Limit', 'From', 'To'],
          rows: [
            ['BIPD', '$1,000,000', 'Jun 4, 2025', 'until canceled'],
            ['Cargo', '$50,000', 'Jan 12, 2027', 'Jan 12, 2028'],
          ],
        }}
        source="FMCSA filings, Feb 28, 2027"
      >
        <TimeBars
          ticks={YEARS}
          today={0.78}
          lanes={[
            {
              key: 'bipd',
              label: 'BIPD',
              required: 1,
              bars: [
                { key: '1', from: 0, to: 0.3, tone: 'past', text: '$750,000', height: 0.75 },
                { key: '2', from: 0.3, to: 0.32, tone: 'gap', text: '' },
                { key: '3', from: 0.32, to: 1, tone: 'now', text: '$1,000,000', isOpen: true },
              ],
            },
            {
              key: 'cargo',
              label: 'Cargo',
              required: 1,
              bars: [
                { key: '4', from: 0, to: 0.72, tone: 'past', text: '$100,000' },
                { key: '5', from: 0.72, to: 0.96, tone: 'short', text: '$50,000', height: 0.5 },
              ],
            },
          ]}
        />
      </Figure>
    </Sample>
    <Sample name="MonthColumns" use="Counts by month; the marked part is what matters.">
      <Figure
        heading="Inspections"
        note="by month"
        summary="24 months of inspections."
        table={{
          columns: ['Month', 'Inspections'],
          rows: MONTHS.map(({ label, count }) => [label, `${count}`]),
        }}
        source="FMCSA inspections, Feb 28, 2027"
      >
        <MonthColumns months={MONTHS} />
      </Figure>
    </Sample>
    <Sample name="Bars" use="Values beside what they are measured by, or beside each other.">
      <Figure
        heading="Out-of-service rate"
        note="24 months"
        summary="Vehicle 31.3%, above the average of 22.3%."
        table={{ columns: ['Of', 'Rate', 'US average'], rows: [['Vehicle', '31.3%', '22.3%']] }}
        source="FMCSA inspections, Feb 28, 2027; US average of Jun 6, 2025"
      >
        <Bars
          bars={[
            { label: 'Vehicle', text: '31.3%', value: 0.8, mark: 0.5, measure: '5 of 16', isShort: true },
            { label: 'Driver', text: '5.3%', value: 0.1, mark: 0.14, measure: '1 of 19' },
          ]}
        />
      </Figure>
    </Sample>
  </>
)

export const group: Group = { id: 'charts', title: 'Pictures', place: 10, Show }
