import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierDetail } from '../carrier/carrier.ts'
import type { Fact } from '../carrier/facts/fact.ts'
import { type ComparedCarrier, type Compared, compared } from './compared-carrier.ts'

/** A line of the evidence behind a fact: "Source", "FMCSA licensing and insurance". */
export type EvidenceLine = readonly [label: string, text: string]

/** A fact of one carrier as it is compared. */
export interface ComparedFact {
  readonly fact: Fact
  /** What stands behind it, in the order value, source, as of, rule, override. None: it is as it was told. */
  readonly evidence: readonly EvidenceLine[]
  /** What it is worth beside others of its row, more being better. Null: it cannot be told, as where it is not on record. */
  readonly worth: number | null
}

/** How one fact of a carrier is compared with others'. */
export interface RowRule {
  /** The same for the same row of any comparison. */
  readonly key: string
  readonly label: string
  readonly compare: (carrier: ComparedCarrier, today: CalendarDate) => Compared<ComparedFact>
  /** What the best of the row is called: "highest". Left out: none is better than another with certainty. */
  readonly best?: string
}

/** One fact of one carrier in its place. */
export interface ComparedCell {
  readonly content: Compared<ComparedFact>
  /** "highest", where it is so with certainty. */
  readonly best: string | null
}

/** One fact of every carrier, in the order of the columns. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly ComparedCell[]
  /** Whether two of the carriers that are known say something else. */
  readonly differs: boolean
}

/** A fact without more behind it. Source: section 2, "Comparison". */
export const comparedFact = (
  fact: Fact,
  evidence: readonly EvidenceLine[] = [],
  worth: number | null = null,
): ComparedFact => ({ fact, evidence, worth })

/** The same question asked of what was told. Source: section 2, "Comparison". */
export const mapCompared = <T, U>(it: Compared<T>, read: (value: T) => U): Compared<U> =>
  it.kind === 'ready' ? compared(read(it.value)) : it

/** A row that is read from the profile. Source: section 2, "Comparison". */
export const fromDetail =
  (read: (detail: CarrierDetail, today: CalendarDate) => ComparedFact): RowRule['compare'] =>
  ({ detail }, today) =>
    mapCompared(detail, value => read(value, today))

/** What was told of the carriers that are known. */
const known = (cells: readonly Compared<ComparedFact>[]): readonly ComparedFact[] =>
  cells.flatMap(cell => (cell.kind === 'ready' ? [cell.value] : []))

const factText = ({ fact }: ComparedFact): string => `${fact.text}\n${fact.note ?? ''}`

/**
 * What is best among some worths, if it is certain: all of at least two are known, and not all the same.
 *
 * Choice: while one is not known it might be better, so none is called best.
 */
const bestWorth = (cells: readonly Compared<ComparedFact>[]): number | undefined => {
  const worths = known(cells).map(({ worth }) => worth)
  if (worths.length < cells.length || worths.length < 2) return undefined
  const certain = worths.filter(worth => worth !== null)
  if (certain.length < worths.length) return undefined
  const best = Math.max(...certain)
  return certain.every(worth => worth === best) ? undefined : best
}

/**
 * One fact of all carriers side by side, with whether they differ and which of them is best.
 *
 * Differences are those of the words a broker reads; what is still coming, refused or failed is no difference. Several
 * that are equally good are all best.
 * Source: section 2, "Comparison".
 */
export const comparedRow = (
  { key, label, compare, best }: RowRule,
  carriers: readonly ComparedCarrier[],
  today: CalendarDate,
): ComparedRow => {
  const cells = carriers.map(carrier => compare(carrier, today))
  const worth = best === undefined ? undefined : bestWorth(cells)
  return {
    key,
    label,
    differs: new Set(known(cells).map(factText)).size > 1,
    cells: cells.map(cell => ({
      content: cell,
      best:
        best !== undefined && worth !== undefined && cell.kind === 'ready' && cell.value.worth === worth
          ? best
          : null,
    })),
  }
}
