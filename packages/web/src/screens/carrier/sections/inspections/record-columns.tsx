import {
  BASIC_FACTS,
  type Crash,
  CRASH_SEVERITY_LABELS,
  crashSeverity,
  formatCalendarDate,
  formatCount,
  type InspectedUnit,
  type Inspection,
  inspectionLevelText,
  inspectionResultText,
  isOutOfService,
  unitTypeText,
  type Violation,
  violationCode,
  violationResultText,
  violationUnitText,
} from '@fairhaul/core'
import { Button } from '../../../../ui/Button.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import evidence from '../evidence.module.css'
import styles from './inspections.module.css'

const placeText = (state: string | null) => state ?? 'not on record'

/** "Truck tractor, FREIGHTLINER, plate R123456 TX". */
export const unitText = ({ unitType, make, plate, plateState }: InspectedUnit): string =>
  [
    unitTypeText(unitType),
    ...(make === null ? [] : [make]),
    ...(plate === null ? [] : [`plate ${plate}${plateState === null ? '' : ` ${plateState}`}`]),
  ].join(', ')

/** The same in a row: "Truck tractor R123456 TX". */
const shortUnitText = ({ unitType, plate, plateState }: InspectedUnit): string =>
  [unitTypeText(unitType), plate, plate === null ? null : plateState].filter(Boolean).join(' ')

const resultTone = (inspection: Inspection) => (isOutOfService(inspection) ? 'short' : undefined)

/** What an inspection found; it opens its violations. */
export const inspectionColumns = (open: (inspection: Inspection) => void): readonly Column<Inspection>[] => [
  {
    key: 'day',
    header: 'Inspected',
    sticky: true,
    width: '150px',
    cell: ({ inspectedOn, reportNumber }) => (
      <>
        {formatCalendarDate(inspectedOn)}
        <span className={evidence['second']}>{reportNumber}</span>
      </>
    ),
  },
  { key: 'state', header: 'State', cell: ({ state }) => placeText(state) },
  {
    key: 'result',
    header: 'Result',
    cell: inspection => (
      <>
        <span className={evidence['tone']} data-tone={resultTone(inspection)}>
          {inspectionResultText(inspection)}
        </span>
        <span className={evidence['second']}>{inspectionLevelText(inspection.level)}</span>
      </>
    ),
  },
  {
    key: 'units',
    header: 'Units',
    cell: ({ units }) =>
      units.length === 0 ? (
        'not on record'
      ) : (
        <>
          {units.map(unit => (
            <span key={unit.number} className={styles['unit']}>
              {shortUnitText(unit)}
            </span>
          ))}
        </>
      ),
  },
  {
    key: 'violations',
    header: 'Violations',
    align: 'end',
    cell: inspection =>
      inspection.violationsCount === 0 ? (
        'none'
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          data-printed=""
          aria-label={`${formatCount(inspection.violationsCount, 'violation')} of ${inspection.reportNumber}`}
          onClick={() => open(inspection)}
        >
          {inspection.violationsCount}
        </Button>
      ),
  },
]

/** A violation with its code, category and unit. */
export const VIOLATION_COLUMNS: readonly Column<Violation>[] = [
  {
    key: 'day',
    header: 'Found',
    sticky: true,
    width: '150px',
    cell: ({ foundOn, code }) => (
      <>
        {formatCalendarDate(foundOn)}
        <span className={evidence['second']}>{violationCode(code)}</span>
      </>
    ),
  },
  {
    key: 'what',
    header: 'Violation',
    cell: ({ description, basic }) => (
      <>
        {description ?? 'description not on record'}
        <span className={evidence['second']}>
          {basic === null ? 'no BASIC on record' : BASIC_FACTS[basic].label}
        </span>
      </>
    ),
  },
  { key: 'unit', header: 'Unit', cell: ({ unit }) => violationUnitText(unit) },
  {
    key: 'result',
    header: 'Result',
    cell: violation => <ViolationResult violation={violation} />,
  },
]

/** Whether a violation put something out of service, or was dismissed. */
export const ViolationResult = ({ violation }: { readonly violation: Violation }) => (
  <>
    <span className={evidence['tone']} data-tone={violation.isOutOfService === false ? undefined : 'short'}>
      {violationResultText(violation)}
    </span>
    {violation.isDismissed && <span className={evidence['second']}>citation dismissed</span>}
  </>
)

const people = ({ fatalities, injuries }: Crash) =>
  `${formatCount(fatalities, 'death')}, ${formatCount(injuries, 'injury', 'injuries')}`

/** A crash; no record says who was at fault. */
export const CRASH_COLUMNS: readonly Column<Crash>[] = [
  {
    key: 'day',
    header: 'Crash',
    sticky: true,
    width: '150px',
    cell: ({ occurredOn, reportNumber }) => (
      <>
        {formatCalendarDate(occurredOn)}
        <span className={evidence['second']}>{reportNumber}</span>
      </>
    ),
  },
  {
    key: 'place',
    header: 'Place',
    cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') || 'not on record',
  },
  {
    key: 'severity',
    header: 'Severity',
    cell: crash => (
      <>
        <span className={evidence['tone']} data-tone={crash.fatalities > 0 ? 'short' : undefined}>
          {CRASH_SEVERITY_LABELS[crashSeverity(crash)]}
        </span>
        <span className={evidence['second']}>{people(crash)}</span>
      </>
    ),
  },
  {
    key: 'more',
    header: 'Review',
    cell: ({ isNotPreventable, isHazmatReleased }) => (
      <>
        {isNotPreventable === null ? 'not reviewed' : isNotPreventable ? 'not preventable' : 'preventable'}
        {isHazmatReleased && <span className={evidence['second']}>hazardous materials released</span>}
      </>
    ),
  },
]
