import { type Census, formatCalendarDate } from '@fairhaul/core'
import { type Fact, NOT_ON_RECORD } from './fact.ts'

/** How many, whole. Null is not on record; nought is a number. */
export const countFact = (count: number | null): Fact =>
  count === null ? NOT_ON_RECORD : { text: count.toLocaleString('en-US'), tone: 'plain' }

/** Power units and drivers, as the carrier itself reported them. */
export const fleetFact = ({ powerUnits, drivers, updatedOn }: Census): Fact => {
  if (powerUnits === null && drivers === null) return NOT_ON_RECORD
  const told = (count: number | null) => (count === null ? '?' : count.toLocaleString('en-US'))
  return {
    text: `${told(powerUnits)} / ${told(drivers)}`,
    ...(updatedOn !== null && { note: `reported ${formatCalendarDate(updatedOn)}` }),
    tone: 'plain',
  }
}

const STATUSES: Readonly<Record<string, Fact>> = {
  A: { text: 'Active', tone: 'pass' },
  I: { text: 'Inactive', tone: 'fail' },
  P: { text: 'Pending', note: 'seen, but undocumented', tone: 'incomplete' },
}

/** Whether the registration stands. A letter that nobody knows is shown as it came. */
export const registrationFact = ({ status }: Census): Fact =>
  status === null ? NOT_ON_RECORD : (STATUSES[status] ?? { text: status, tone: 'incomplete' })

const OPERATIONS: Readonly<Record<string, string>> = {
  A: 'Interstate',
  B: 'Intrastate, hazardous materials',
  C: 'Intrastate',
}

export const operationFact = ({ operation }: Census): Fact =>
  operation === null ? NOT_ON_RECORD : { text: OPERATIONS[operation] ?? operation, tone: 'plain' }

/** Miles of a year, as reported. */
export const mileageFact = ({ mileage, mileageYear }: Census): Fact =>
  mileage === null
    ? NOT_ON_RECORD
    : {
        text: `${mileage.toLocaleString('en-US')} mi`,
        note: mileageYear === null ? 'year not on record' : `in ${mileageYear}`,
        tone: 'plain',
      }
