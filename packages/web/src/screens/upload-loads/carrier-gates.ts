import {
  type CalendarDate,
  done,
  type Gate,
  gateOfEntry,
  type GatePass,
  identifierText,
  type LoadEntry,
  type LoadListResult,
  type Outcome,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../stores/query.ts'

/** Carriers of one list that the gate is asked about. Choice: a list of the day has fewer. */
const CARRIERS_MAX = 200

/** What the gate says of carriers, by their number. */
type Passes = ReadonlyMap<string, GatePass>

/** What the gate says of the carrier of a line. Undefined: it has none, or was not asked about. */
export const gateOf = (passes: Passes, { row: { entry } }: LoadListResult): GatePass | undefined =>
  entry?.carrier == null ? undefined : passes.get(identifierText(entry.carrier))

/** The gate, asked about the carriers of a list, one after another and each once. */
export class CarrierGates {
  passes: Passes = new Map()
  readonly query: Query<true, readonly LoadEntry[]>
  readonly #gate: Pick<Gate, 'ofCarrier'>
  readonly #today: () => CalendarDate

  constructor(gate: Pick<Gate, 'ofCarrier'>, today: () => CalendarDate) {
    this.#gate = gate
    this.#today = today
    this.query = new Query((entries, signal) => this.#request(entries, signal))
    makeAutoObservable(this, { passes: observableRef, query: false }, { autoBind: true })
  }

  async request(entries: readonly LoadEntry[]): Promise<void> {
    await this.query.load(entries)
  }

  reset(): void {
    this.query.reset()
    this.passes = new Map()
  }

  dispose(): void {
    this.query.dispose()
  }

  async #request(entries: readonly LoadEntry[], signal: AbortSignal): Promise<Outcome<true, Refusal>> {
    const questions = new Map(
      entries.flatMap(({ carrier = null }) => {
        const question = gateOfEntry({ carrier }, this.#today())
        return question === undefined || carrier === null ? [] : [[identifierText(carrier), question]]
      }),
    )
    for (const [number, question] of [...questions].slice(0, CARRIERS_MAX)) {
      if (this.passes.has(number)) continue
      const answer = await this.#gate.ofCarrier(question, signal)
      if (!answer.ok) return answer
      signal.throwIfAborted()
      runInAction(() => {
        this.passes = new Map([...this.passes, [number, answer.value]])
      })
    }
    return done(true)
  }
}
