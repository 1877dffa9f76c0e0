import {
  type Areas,
  changeLane,
  EMPTY_LANE,
  type Lane,
  type LaneChange,
  type LaneEnd,
  LANE_ENDS,
  laneEndProblem,
  type LanePlace,
  type Maps,
  swapLane,
  rejectedLaneEnds,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { AreaBoxStore } from './area-box-store.ts'

export interface LaneEndsDeps {
  readonly areas: Areas
  /** Null: no maps are configured, and only areas are offered. */
  readonly maps: Maps | null
  /** Lanes that were searched before, to offer in an empty box. */
  readonly recents: () => readonly Lane[]
  /**
   * The lane is another, by the broker's hand. `results: 'clear'` says that an end was removed, with which what is shown
   * for the lane before goes; `keep`, that it may stay as old until the new lane has been searched.
   */
  readonly onChange: (change: LaneChange) => void
}

/**
 * The two ends of a lane: each with its box, to be swapped, cleared, or taken from a recent lane.
 *
 * The owner keeps the lane in its address: it calls `take` with what the address says, and hears of `onChange` what is
 * to be written there. Nothing is searched here.
 */
export class LaneEndsStore {
  lane: Lane = EMPTY_LANE
  readonly boxes: Readonly<Record<LaneEnd, AreaBoxStore>>
  /** Ends that are missing are told of: only after a search was tried. */
  isTold = false
  /** Counts what was picked in a box, so that the view can move the focus on. */
  picked: { readonly end: LaneEnd; readonly times: number } = { end: 'origin', times: 0 }
  readonly #deps: LaneEndsDeps

  constructor(deps: LaneEndsDeps) {
    this.#deps = deps
    this.boxes = { origin: this.#box('origin'), destination: this.#box('destination') }
    makeAutoObservable(this, { lane: observableRef, picked: observableRef, boxes: false }, { autoBind: true })
  }

  get isEmpty(): boolean {
    return LANE_ENDS.every(end => this.boxes[end].isBlank)
  }

  /** The box that the work goes on in after a pick. Empty: undefined, neither is blank. */
  get nextBlank(): LaneEnd | undefined {
    return LANE_ENDS.find(end => this.boxes[end].isBlank)
  }

  /** Shows a lane that stands in the address; tells nobody. What is typed in a box and not chosen is gone. */
  take(lane: Lane): void {
    this.isTold = false
    this.lane = lane
    for (const end of LANE_ENDS) this.boxes[end].take(lane[end])
  }

  /** The way back. A text that is not chosen yet moves along. */
  swap(): void {
    const { origin, destination } = this.boxes
    const texts = { origin: destination.text, destination: origin.text }
    this.lane = swapLane(this.lane)
    for (const end of LANE_ENDS) {
      const box = this.boxes[end]
      box.take(this.lane[end])
      if (this.lane[end] === null && texts[end] !== '') {
        box.type(texts[end])
        box.close()
      }
    }
    this.#deps.onChange({ lane: this.lane, results: 'keep' })
  }

  /** Takes both ends from a lane, such as a recent one. */
  choose(lane: Lane): void {
    this.take(lane)
    this.#deps.onChange({ lane, results: 'keep' })
  }

  clear(end: LaneEnd): void {
    this.boxes[end].clear()
  }

  /** The network is back: what was asked without an answer is asked again. */
  retryFailed(): void {
    for (const end of LANE_ENDS) {
      const {
        found,
        lookup: { state: lookup },
        retry,
      } = this.boxes[end]
      if (found.kind === 'failed' || lookup.kind === 'failed') retry()
    }
  }

  /** What is wrong with an end, beside its box. Empty: undefined while nothing was searched, and for a good end. */
  problemOf(end: LaneEnd): string | undefined {
    const {
      text,
      lookup: { state: lookup },
    } = this.boxes[end]
    const isLookedUp = lookup.kind === 'refused' && lookup.refusal.kind === 'not-found'
    return this.isTold || isLookedUp ? laneEndProblem(this.#untyped(this.lane, end), end, text) : undefined
  }

  /**
   * Before a search: the first end that is not complete, which is told of from now on and is to have the focus. Undefined:
   * the lane can be searched.
   */
  firstError(): LaneEnd | undefined {
    for (const end of LANE_ENDS) this.boxes[end].leave()
    // What is typed is no place yet, also while Enter waits for its answer.
    const [wrong] = rejectedLaneEnds(LANE_ENDS.reduce(this.#untyped, this.lane))
    this.isTold = wrong !== undefined
    return wrong
  }

  dispose(): void {
    for (const end of LANE_ENDS) this.boxes[end].dispose()
  }

  readonly #untyped = (lane: Lane, end: LaneEnd): Lane =>
    this.boxes[end].isTyped ? { ...lane, [end]: null } : lane

  #box(end: LaneEnd): AreaBoxStore {
    const { areas, maps, recents } = this.#deps
    return new AreaBoxStore({
      areas,
      maps,
      recents,
      onPlace: place => this.#set(end, place),
      onLane: lane => this.choose(lane),
      onPicked: () => this.#pick(end),
    })
  }

  #set(end: LaneEnd, place: LanePlace | null): void {
    const change = changeLane(this.lane, end, place)
    this.lane = change.lane
    this.#deps.onChange(change)
  }

  #pick(end: LaneEnd): boolean {
    this.picked = { end, times: this.picked.times + 1 }
    return this.nextBlank !== undefined
  }
}
