import type { CensusRecord } from '../census/census-record.ts'
import type { Counts } from '../report/counts.ts'

/** Where carriers are kept. */
export interface CarrierStore {
  /**
   * Keeps a batch, all of it or nothing: adds the carriers that are not known by their DOT number and brings the
   * others up to date. What is known of a later day than `asOf` stays.
   *
   * The DOT numbers of a batch differ from each other.
   */
  upsert(records: readonly CensusRecord[], asOf: string): Promise<Omit<Counts, 'rejected' | 'valuesLeftOut'>>
}
