import type { CarrierDetail } from '../carrier/carrier.ts'
import type { DispatchStop } from '../carrier/dispatch-stop.ts'
import type { Fact } from '../carrier/facts/fact.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type Compared, type ComparedCarrier, compared } from './compared-carrier.ts'

/** A line of the evidence behind a fact: "Source", "FMCSA licensing and insurance". */
export type EvidenceLine = readonly [label: string, text: string]

/** One fact of a carrier in a comparison. */
export interface ComparedFact {
  readonly fact: Fact
  /** The evidence, in the order value, source, as of, rule, override. Empty: none beyond the fact. */
  readonly evidence: readonly EvidenceLine[]
  /** The rank within its row, higher is better. Null: unknown, as for a fact not on record. */
  readonly worth: number | null
  /** What comes before a verdict, whose mark is shown. Left out: nothing does. */
  readonly stop?: DispatchStop
}

/** How one fact is compared between carriers. */
export interface RowRule {
  /** Stable: the same row has the same key in any comparison. */
  readonly key: string
  readonly label: string
  /** The fact of one carrier on a day. */
  readonly compare: (carrier: ComparedCarrier, today: CalendarDate) => Compared<ComparedFact>
  /** The label of the best cell: "highest". Omitted: no value is better than another. */
  readonly best?: string
}

/** One fact of one carrier. */
export interface ComparedCell {
  readonly content: Compared<ComparedFact>
  /** "highest" if the cell is certainly the best; else null. */
  readonly best: string | null
}

/** One fact of every carrier, in the order of the columns. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly ComparedCell[]
  /** Whether two loaded carriers have different texts. */
  readonly differs: boolean
}

/** A compared fact; without evidence and rank unless given. Source: section 2, "Comparison". */
export const comparedFact = (
  fact: Fact,
  evidence: readonly EvidenceLine[] = [],
  worth: number | null = null,
): ComparedFact => ({ fact, evidence, worth })

/** Maps a value that is ready. Source: section 2, "Comparison". */
export const mapCompared = <T, U>(it: Compared<T>, read: (value: T) => U): Compared<U> =>
  it.kind === 'ready' ? compared(read(it.value)) : it

/** A row that reads the profile. Source: section 2, "Comparison". */
export const fromDetail =
  (read: (detail: CarrierDetail, today: CalendarDate) => ComparedFact): RowRule['compare'] =>
  ({ detail }, today) =>
    mapCompared(detail, value => read(value, today))

/** The facts of the cells that are ready. */
const known = (cells: readonly Compared<ComparedFact>[]): readonly ComparedFact[] =>
  cells.flatMap(cell => (cell.kind === 'ready' ? [cell.value] : []))

const factText = ({ fact }: ComparedFact): string => `${fact.text}\n${fact.note ?? ''}`

/**
 * The best rank, if it is certain: at least two cells, all known, and not all the same.
 *
 * Choice: an unknown rank might be better, so no cell is marked best.
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
 * Texts are compared; a cell that is loading, refused or failed is no difference. All equally good cells are best.
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
