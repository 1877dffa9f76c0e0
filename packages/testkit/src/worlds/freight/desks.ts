import { COMPANY } from '../demo/demo-companies.ts'
import { volumeOf } from '../demo/volume.ts'

/** A company's part of the freight: how its loads are numbered, how many there are, and who works on them. */
export interface Desk {
  readonly companyId: number
  readonly prefix: string
  readonly loads: number
  /** Users who log events, write notes and deal with tickets, the first of whom manages. */
  readonly users: readonly [number, ...number[]]
  readonly teamIds: readonly number[]
  /** Ids of its loads begin behind this. */
  readonly loadsFrom: number
}

/** Every company has freight; the first the most of it, more than pages of every kind. */
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
