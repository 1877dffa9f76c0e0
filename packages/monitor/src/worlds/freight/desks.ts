import { COMPANY } from '../demo/demo-companies.ts'
import { volumeOf } from '../demo/volume.ts'

/** A company's freight desk: the number and numbering of its loads, and its users. */
export interface Desk {
  readonly companyId: number
  readonly prefix: string
  readonly loads: number
  /** Users who log events, write notes and handle tickets; the first is a manager. */
  readonly users: readonly [number, ...number[]]
  readonly teamIds: readonly number[]
  /** Its load ids start after this. */
  readonly loadsFrom: number
}

/** The desks of all companies; the first has the most loads. */
export const desksOf = (carriers: number): readonly Desk[] => [
  {
    companyId: COMPANY.northlake,
    prefix: 'NL',
    loads: volumeOf(carriers).loads,
    users: [1, 2, 4],
    teamIds: [1, 2, 3, 4],
    loadsFrom: 0,
  },
  { companyId: COMPANY.palisade, prefix: 'PW', loads: 40, users: [6, 7], teamIds: [6], loadsFrom: 100_000 },
  { companyId: COMPANY.cedarGap, prefix: 'CG', loads: 25, users: [8], teamIds: [7], loadsFrom: 200_000 },
  { companyId: COMPANY.plainview, prefix: 'PV', loads: 25, users: [9], teamIds: [8], loadsFrom: 300_000 },
]
