import type { FileDay } from '../../file-kind.ts'
import { digestOf } from '../../../store/digest.ts'
import type { CensusRecord } from '../census-record.ts'
import { type Decision, decide } from './decide.ts'
import type { Marks } from './federal-marks.ts'
import type { KnownCarrier } from './known-carriers.ts'

/** What is to be done with one row of a file, and for which carrier. */
export interface Plan extends Decision {
  readonly id: number
  readonly record: CensusRecord
  /** True for a carrier that is not there yet. */
  readonly isNew: boolean
  /** True where there is something to be kept: facts, or the day on which they were repeated. */
  readonly isStored: boolean
  /** The listing of the register that it stands in then. */
  readonly listing: number | null
}

/** Goes up when the same row of a file comes to be read differently: every row then counts as new once. */
const READING = 1

/** Plans a row. `newId` deals the id of a carrier that is to be added. */
export const planOf = (
  record: CensusRecord,
  { asOf, listing }: FileDay,
  known: KnownCarrier | undefined,
  newId: () => number,
): Plan => {
  const kind = record.registration === null ? 'sms' : 'company'
  const before: Marks = known === undefined || known.isInvented ? {} : known.marks
  const listedBefore = known?.listing ?? null
  const decision = decide(before, kind, { asOf, digest: digestOf([READING, record]) })
  const isOfRegister = kind === 'company' && decision.outcome !== 'outdated'
  const isListedAnew = isOfRegister && listing !== null && listing !== listedBefore
  const isStored = decision.marks !== before || isListedAnew
  return {
    ...decision,
    id: known?.id ?? newId(),
    record,
    isNew: known === undefined,
    isStored,
    listing: isOfRegister && isStored ? listing : listedBefore,
  }
}
